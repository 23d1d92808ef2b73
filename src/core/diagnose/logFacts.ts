import type {FactName} from './diagnosis';
import {nameIn} from './privacy';

const version = /Game version is (?<version>v?\d+(?:\.\d+){2,3})/;
const port = /(?:dedicated server on :|(?<what>REST API|RCON) .*on port )(?<port>\d{2,5})/;
const map = /LoadMap: (?<map>\/[\w/]{3,120})/;
const start = /Running Palworld dedicated server on/;
const stop =
  /Shutdown handler: cleanup|exit requested|Exiting abnormally|^Killed\b|Signal \d+ caught|^Terminated$|exited with code/;
const join = /joined the server|"event"\s*:\s*"join"|has joined/;
const player = /(?:steam|gdk|ps5|mac|xbox)_\w+/;
export const telling: readonly RegExp[] = [version, port, map, start, stop, join, /"event"/];

/** A log may contain millions of names, so only this many are kept. */
const MOST = 200;

export class LogFacts {
  /** The report must not contain the names of players. */
  readonly names = new Set<string>();
  private readonly found = {
    versions: new Set<string>(),
    ports: new Set<string>(),
    map: new Set<string>(),
    players: new Set<string>(),
  };
  private readonly times: string[] = [];
  private readonly starts: number[] = [];
  private readonly stops: number[] = [];

  private keep(set: Set<string>, value: string | undefined): void {
    if (value !== undefined && set.size < MOST) {
      set.add(value);
    }
  }

  at(time: string): void {
    this.times[this.times.length === 0 ? 0 : 1] = time;
  }

  people(line: string): void {
    const name = nameIn(line);
    this.keep(this.names, name);
    if (join.test(line)) {
      this.keep(this.found.players, player.exec(line)?.[0] ?? name);
    }
  }

  /** Reads lines of the server only; players can write some lines of a log themselves. */
  server(line: string, number: number): void {
    const open = port.exec(line)?.groups;
    this.keep(this.found.versions, version.exec(line)?.groups?.version);
    this.keep(this.found.ports, open && [open.what, open.port].filter(Boolean).join(' '));
    this.keep(this.found.map, map.exec(line)?.groups?.map);
    if (start.test(line)) {
      this.starts.push(number);
    }
    if (stop.test(line)) {
      this.stops.push(number);
    }
  }

  get hasServer(): boolean {
    return this.found.versions.size + this.starts.length > 0;
  }

  list(lines: number): readonly (readonly [name: FactName, value: string])[] {
    const {versions, ports, map: maps, players} = this.found;
    const where = (some: readonly number[]): string =>
      some.length === 0 ? '' : `${some.length} (${some.slice(0, 5).join(', ')})`;
    const all = [
      ['versions', [...versions].join(', ')],
      ['period', this.times.join(' – ')],
      ['starts', where(this.starts)],
      ['stops', where(this.stops)],
      ['ports', [...ports].join(', ')],
      ['map', [...maps].slice(0, 3).join(', ')],
      ['players', String(players.size || '')],
      ['lines', String(lines)],
    ] as const;
    return all.filter(([, value]) => value !== '');
  }
}
