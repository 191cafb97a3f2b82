# `make help` says what there is. Everything is set up on the first run, in .venv; see tools/setup.sh.
python := .venv/bin/python
ARGS ?=

languages := $(wildcard assets/languages/*/LC_MESSAGES/nyhavn.po)
catalogues := $(if $(wildcard tools/catalogues.py),build/catalogues.stamp)

# Without a screen the real window is drawn off screen, by software.
ifeq ($(shell uname)$(DISPLAY)$(WAYLAND_DISPLAY),Linux)
headless := yes
export SDL_VIDEODRIVER ?= offscreen
endif

.DEFAULT_GOAL := help
.PHONY: help play test test-all lint format bench league learn puzzles mutants torture screenshots apk aab bundle wheel install-trial clean distclean

help:  ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "make %-14s%s\n", $$1, $$2}' Makefile

play: .venv/.run $(catalogues)  ## play the game; options in ARGS="..." (without a screen: the demo, as pictures)
ifdef headless
	@echo "No display here: the game plays itself and leaves pictures in build/demo."
	@$(python) main.py --demo build/demo $(ARGS)
else
	@$(python) main.py $(ARGS)
endif

test: lint .venv/.package $(catalogues)  ## all checks and tests but the slow ones
	$(pytest) -m "not slow" $(ARGS)

test-all: lint .venv/.package .venv/.bundle $(catalogues)  ## all checks and tests
	$(pytest) $(ARGS)

# No windows over the developer's own, and no sound. Where Python is not to keep what it has compiled, each of the
# hundred apps that are started would compile all of it once more.
pytest = PYTHONDONTWRITEBYTECODE= SDL_VIDEODRIVER=offscreen SDL_AUDIODRIVER=dummy $(python) -m pytest -n 2 --dist worksteal

lint: .venv/.dev  ## formatting, lint, types and workflows
	$(python) -m ruff format --check .
	$(python) -m ruff check .
	$(python) -m mypy
	$(python) -m check_jsonschema --builtin-schema vendor.github-workflows .github/workflows/*.yml

format: .venv/.dev  ## bring the code into shape
	$(python) -m ruff format .
	$(python) -m ruff check --fix .

bench: .venv/.bench $(catalogues)  ## how fast everything is, beside baselines
	$(python) -m tools.bench $(ARGS)

league: .venv/.run  ## let the opponents play each other; resumable
	$(python) -m tools.league $(ARGS)

learn: .venv/.dev  ## learn the opponents' weights from nothing; resumable, an hour or two
	$(python) -m tools.compiled tools.learn $(ARGS)

puzzles: .venv/.dev  ## make the puzzles from nothing; resumable, ten minutes on two cores
	$(python) -m tools.compiled tools.puzzles $(ARGS)

mutants: .venv/.package $(catalogues)  ## put faults into the rules, the match and the store: does a test notice?
	SDL_VIDEODRIVER=offscreen SDL_AUDIODRIVER=dummy $(python) -m tools.mutants $(ARGS)

torture: .venv/.dev  ## hours of bad luck for the saved games, in minutes
	$(python) -m tools.torture $(ARGS)

screenshots: .venv/.run $(catalogues)  ## draw the README's pictures
	$(python) tools/screenshots.py $(ARGS)

apk: .venv/.package $(catalogues)  ## the Android app, to put on a phone
	@$(python) -m tools.packaging.android apk

aab: .venv/.package $(catalogues)  ## the Android app, to put into a store
	@$(python) -m tools.packaging.android aab

bundle: .venv/.bundle $(catalogues)  ## the desktop app, for a machine without Python
	@$(python) -m tools.packaging.bundle

wheel: .venv/.package $(catalogues)  ## the desktop app, for a machine with Python
	$(python) -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .

install-trial: wheel .venv/.install  ## install the game with pip, pipx and uv, and let it play
	@$(python) -m tools.packaging.install_trial $(ARGS)

clean:  ## remove what was built
	rm -rf build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis *.egg-info
	rm -f assets/languages/*/LC_MESSAGES/*.mo
	find . -name __pycache__ -not -path './.venv/*' -prune -exec rm -rf {} +

distclean: clean  ## remove the environment, too
	rm -rf .venv

.venv/.run: requirements/run.txt tools/setup.sh
	@tools/setup.sh run

.venv/.dev .venv/.bench .venv/.package .venv/.bundle .venv/.install: .venv/.%: requirements/%.txt .venv/.run
	@tools/setup.sh $*

build/catalogues.stamp: $(languages) tools/catalogues.py .venv/.run
	@$(python) -m tools.catalogues compile
	@mkdir -p build && touch $@
