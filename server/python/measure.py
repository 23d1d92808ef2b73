# Measures players and frames per second every 5 seconds, for 10 minutes. It writes every sample into a table
# in the folder in which you start it, on Linux with the memory, too.
#
#   sudo python3 /usr/local/lib/palworld/measure.py 30    Linux: measures for 30 minutes
#   python C:\ProgramData\palworld\measure.py 30          Windows
import csv
import json
import os
import sys
import time
from pathlib import Path

from common import lower_names, rest, say, text

minutes = float(sys.argv[1]) if len(sys.argv) > 1 else 10
interval = 5


# Returns the megabytes of the server process on this Linux, or 0 if there is none.
def memory():
    pages = 0
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            if b"PalServer-Linux" in (folder / "cmdline").read_bytes():
                pages += int((folder / "statm").read_text().split()[1])
        except OSError:
            pass
    return pages * os.sysconf("SC_PAGE_SIZE") // 1048576 if pages else 0


samples = []
file = time.strftime("palworld-%Y-%m-%d_%H%M%S.csv")
try:
    # The file must be new, because another person may have put a link to another file in its place.
    output = open(file, "x", buffering=1, newline="", encoding="utf-8")
except OSError as error:
    sys.exit(str(error))
say("The measurement has begun. Every sample is written into %s", file)
with output:
    writer = csv.writer(output)
    writer.writerow(["time", "players", "fps", "frame_time_ms", "memory_mb"])
    end = time.monotonic() + minutes * 60
    while time.monotonic() < end:
        try:
            metrics = lower_names(json.loads(rest("metrics")))
            names = ("currentplayernum", "serverfps", "serverframetime")
            sample = [float(metrics.get(name, "-")) for name in names]
            writer.writerow([time.strftime("%H:%M:%S"), *map("{:g}".format, sample), memory() or ""])
            samples.append(sample)
        except (OSError, TypeError, ValueError) as error:
            print(error, flush=True)
        time.sleep(interval)

if not samples:
    sys.exit(text("The server never answered."))
count = len(samples)
players, fps, frame_time = (sum(column) / count for column in zip(*samples))
lowest = min(sample[1] for sample in samples)
slow = 100 * sum(sample[1] < 30 for sample in samples) / count
say("%s samples, %s players on average", count, f"{players:.1f}")
say(
    "FPS: average %s, lowest %s, below 30 in %s % of the samples",
    f"{fps:.1f}",
    f"{lowest:g}",
    f"{slow:.0f}",
)
say("Frame time: average %s ms", f"{frame_time:.1f}")
if memory():
    say("Memory at the end: %s MB", memory())
