package android.os;

public class Environment {}
