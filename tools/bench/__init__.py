"""Benchmarks: every figure stands beside a baseline that was measured in the same run."""
