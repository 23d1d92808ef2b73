# Measures players and frames per second every 5 seconds, for 10 minutes. Every sample goes into a table in
# the folder in which you start it.
#
#   python C:\ProgramData\palworld\measure.py 30    measures for 30 minutes
import csv
import json
import sys
import time

from common import rest, say, text

minutes = float(sys.argv[1]) if len(sys.argv) > 1 else 10
interval = 5

samples = []
file = time.strftime("palworld-%Y-%m-%d_%H%M%S.csv")
say("Measuring. Every sample goes into %s", file)
with open(file, "w", newline="", encoding="utf-8") as output:
    writer = csv.writer(output)
    writer.writerow(["time", "players", "fps", "frame_time_ms"])
    end = time.monotonic() + minutes * 60
    while time.monotonic() < end:
        try:
            metrics = {key.lower(): value for key, value in json.loads(rest("metrics")).items()}
            sample = [metrics[key] for key in ("currentplayernum", "serverfps", "serverframetime")]
            writer.writerow([time.strftime("%H:%M:%S"), *sample])
            samples.append(sample)
        except (OSError, ValueError) as error:
            print(error, flush=True)
        time.sleep(interval)

if not samples:
    sys.exit(text("The server did not answer once."))
count = len(samples)
players, fps, frame_time = (sum(column) / count for column in zip(*samples))
lowest = min(sample[1] for sample in samples)
slow = 100 * sum(sample[1] < 30 for sample in samples) / count
say("%s samples, %s players on average", count, f"{players:.1f}")
say(
    "FPS: average %s, lowest %s, below 30 in %s % of the samples",
    f"{fps:.1f}",
    lowest,
    f"{slow:.0f}",
)
say("Frame time: average %s ms", f"{frame_time:.1f}")
