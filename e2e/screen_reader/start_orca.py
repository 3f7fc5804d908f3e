"""Starts Orca as its command does, but it prints what it says, has no voice, and may run beside another Orca.

Usage: start_orca.py FOLDER, which is for its settings."""

import logging
import signal
import sys

from orca import orca, settings, speech

settings.speechServerFactory = None
settings.speechFactoryModules = []
# Pages are read when they open: much that nobody waits for.
settings.sayAllOnLoad = False


def stop():
    print("SPEECH STOPPED", flush=True)


speech.stop = stop
logging.getLogger("speech").addHandler(logging.StreamHandler(sys.stdout))

# Its own handler of signals does not run while nothing happens.
orca.shutdownOnSignal = signal.SIG_DFL

orca.getSettingsManager().activate(sys.argv[1], {})
sys.exit(orca.main())
