"""Kills a running daemon at random moments while papers keep coming, then checks every one of them.

    python3 scripts/torture EINGANGD [--kills 1000] [--seed 1] [--keep]

The same seed drops the same papers in the same order; at which step of the program a kill hits is the machine's doing.
Ends with 1 where anything was lost, doubled or wrong, and then keeps the home folder and says where it is.
"""

import argparse
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from checking import Check
from feeding import Feeder
from killing import Daemon, Decider, Killer, query


#: What SIGTERM is promised to take. A machine that is busy otherwise may take longer, so this is only told.
MOST_SECONDS_TO_END = 2


def say(text):
    print(text, file=sys.stderr, flush=True)


def arguments():
    parser = argparse.ArgumentParser(prog="torture")
    parser.add_argument("eingangd")
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--files", type=int, help="files to drop; by default one for each kill, 30 at least")
    parser.add_argument("--no-decisions", action="store_true", help="nobody decides anything meanwhile")
    parser.add_argument("--keep", action="store_true", help="keeps the home folder in any case")
    return parser.parse_args()


def torture(options, program, home):
    """Kills as often as asked; gives what was dropped and how it went."""
    say(f"torture: seed {options.seed}, {options.kills} kills, home {home}")
    target = options.files or max(30, options.kills)
    feeder = Feeder(home, os.path.join(home, "Eingang"), random.Random(options.seed), target, pace=0.5)
    decider = Decider(program, home, random.Random(options.seed + 1))
    killer = Killer(Daemon(program, home), random.Random(options.seed + 2))
    feeder.start()
    if not options.no_decisions:
        decider.start()
    started = time.monotonic()
    told = 0
    while killer.kills["SIGKILL"] < options.kills:
        killer.life()
        feeder.wanted = 30 + target * killer.kills["SIGKILL"] // options.kills
        if feeder.error:
            raise feeder.error
        if killer.kills["SIGKILL"] >= told + 50:
            told = killer.kills["SIGKILL"]
            say(f"torture: {told} kills, {len(feeder.files)} files dropped, {time.monotonic() - started:.0f} s")
        if len(killer.surprises) > 20:
            break
    feeder.wanted = target
    feeder.join()
    if feeder.error:
        raise feeder.error
    decider.stopped.set()
    if not options.no_decisions:
        decider.join()
    return feeder, decider, killer


def finish(program, home, feeder):
    """Lets the daemon come to an end with everything; false where it does not."""
    daemon = Daemon(program, home)
    daemon.start()
    end = time.monotonic() + 120 + len(feeder.files)
    quiet = 0
    while time.monotonic() < end and quiet < 5:
        time.sleep(1)
        quiet = quiet + 1 if is_done(home) else 0
        if daemon.process.poll() is not None:
            say(f"torture: the daemon ended by itself with status {daemon.process.returncode}")
            return False
    status = daemon.kill(signal.SIGTERM)
    say(f"torture: the last daemon ended after {daemon.ending:.2f} s")
    # A decision that was killed is cleared up by the next one, of which there may be none.
    subprocess.run([program, "undo", "999999", "--home", home], capture_output=True)
    return quiet >= 5 and status == 0


def is_done(home):
    if any(name != ".angenommen" for name in os.listdir(os.path.join(home, "Eingang"))):
        return False
    return query(home, "SELECT count(*) FROM documents WHERE state = 'wartet'") == [(0,)]


def report(options, home, feeder, decider, killer, is_finished):
    check = Check(os.path.realpath(options.eingangd), home, feeder.files, feeder.folders).run()
    if not is_finished:
        check.wrong.append("the daemon did not come to an end with everything in time")
    check.wrong += killer.surprises + decider.surprises
    for title, faults in [("lost", check.lost), ("doubled", check.doubled), ("wrong", check.wrong)]:
        for fault in faults[:40]:
            print(f"{title}: {fault}")
    documents = check.rows("SELECT count(*) FROM documents")[0][0]
    duplicates = check.rows("SELECT count(*) FROM journal WHERE step = 'doppelt'")[0][0]
    print(f"kills survived: {killer.kills['SIGKILL']} SIGKILL, {killer.kills['SIGTERM']} SIGTERM, "
          f"{killer.kills['reader']} of a reader, {decider.done['killed']} of a decision")
    print("decisions: " + ", ".join(f"{count} {verb}" for verb, count in decider.done.items() if verb != "killed"))
    longest = max(killer.endings, default=0)
    print(f"longest end after a SIGTERM: {longest:.2f} s of {len(killer.endings)}; the aim is {MOST_SECONDS_TO_END} s")
    print(f"files: {len(feeder.files)}, documents: {documents}, duplicates: {duplicates}")
    print(f"lost: {len(check.lost)}, doubled: {len(check.doubled)}, wrong: {len(check.wrong)}")
    return not (check.lost or check.doubled or check.wrong)


def main():
    options = arguments()
    program = os.path.realpath(options.eingangd)
    os.environ["SWIFT_BACKTRACE"] = "enable=no"
    home = tempfile.mkdtemp(prefix="eingang-torture-")
    subprocess.run([program, "init", "--home", home], check=True, capture_output=True)
    started = time.monotonic()
    feeder, decider, killer = torture(options, program, home)
    is_finished = finish(program, home, feeder)
    is_good = report(options, home, feeder, decider, killer, is_finished)
    print(f"seed: {options.seed}, seconds: {time.monotonic() - started:.0f}")
    if is_good and not options.keep:
        shutil.rmtree(home)
    else:
        print(f"home: {home}")
    return 0 if is_good else 1


if __name__ == "__main__":
    sys.exit(main())
