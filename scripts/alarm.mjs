/**
 * This keeps an issue open while the report says something. It ignores issues of other authors, who
 * could silence it with the same title.
 */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';

const [title, report] = process.argv.slice(2);
if (!title || !report) {
  throw new Error('Name the issue and its text: node scripts/alarm.mjs "<title>" report.txt');
}
const issue = (...args) => execFileSync('gh', ['issue', ...args], {encoding: 'utf8'}).trim();
const text = fs.readFileSync(report, 'utf8').trim();
const own = JSON.parse(
  issue(
    ...['list', '--app', 'github-actions', '--state', 'open', '--limit', '100'],
    ...['--json', 'number,title,body'],
  ),
).find((issue) => issue.title === title);

if (text && !own) {
  issue('create', '--title', title, '--body', text);
} else if (text && own.body.trim() !== text) {
  issue('comment', String(own.number), '--body', text);
  issue('edit', String(own.number), '--body', text);
} else if (!text && own) {
  issue('close', String(own.number), '--comment', 'There is nothing to report any more.');
}
