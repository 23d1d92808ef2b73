# {{measure.purpose}}
# {{measure.usage}}
import base64
import csv
import json
import os
import sys
import time
import urllib.request
from pathlib import Path

MINUTES = float(sys.argv[1]) if len(sys.argv) > 1 else 10
INTERVAL = 5
{{include rest.py}}


samples = []
file = time.strftime("palworld-%Y-%m-%d_%H%M%S.csv")
print("{{measure.running}}", file, flush=True)
with open(file, "w", newline="", encoding="utf-8") as output:
    writer = csv.writer(output)
    writer.writerow(["time", "players", "fps", "frame_time_ms"])
    end = time.monotonic() + MINUTES * 60
    while time.monotonic() < end:
        try:
            metrics = {key.lower(): value for key, value in json.loads(rest("metrics")).items()}
            sample = [metrics[key] for key in ("currentplayernum", "serverfps", "serverframetime")]
            writer.writerow([time.strftime("%H:%M:%S"), *sample])
            samples.append(sample)
        except (OSError, ValueError) as error:
            print(error, flush=True)
        time.sleep(INTERVAL)

# {{measure.summary}}
if not samples:
    sys.exit("{{common.noAnswer}}")
count = len(samples)
players, fps, frame_time = (sum(column) / count for column in zip(*samples))
lowest = min(sample[1] for sample in samples)
slow = 100 * sum(sample[1] < 30 for sample in samples) / count
print("{{measure.result}}" % (count, players, fps, lowest, slow, frame_time))
