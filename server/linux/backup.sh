#!/bin/bash
# Makes a backup of the worlds and the settings, then removes the oldest ones.
# Run it as a job, so that its messages are in the journal: sudo systemctl start palworld-backup
# shellcheck source=common.sh
. "$(dirname "$(readlink -f "$0")")/common.sh"

take_turn
if is_running; then
  save_world || say 'The server did not save. The backup contains the last autosave.'
fi
make_copy '' || fail 'NO BACKUP WAS MADE. The reason is above. Often the disk is full. All older backups are still there.'
# Old backups are deleted only after the new one is complete.
prune '' "$keep"
