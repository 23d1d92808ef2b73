/**
 * What the worker must know after a restart, which browsers do every half a minute: the build of each
 * open page, and whether the copies are behind the site. Noted in a cache, because that is there.
 */
import {notesName} from '../../core/offline/edition';
import {addressOf, type Store} from '../../core/offline/store';

const BEHIND = 'behind';
const client = (id: string): string => `client/${id}`;

export class Notes {
  private readonly builds = new Map<string, string>();

  public constructor(private readonly store: Store) {}

  private address(path: string): string {
    return addressOf(this.store, `offline/notes/${path}`);
  }

  private open(): Promise<Cache> {
    return this.store.caches.open(notesName(this.store.base));
  }

  /** The build that a page shows; undefined when it came from the network. */
  public async buildOf(id: string): Promise<string | undefined> {
    const known = this.builds.get(id);
    if (known !== undefined || id === '') {
      return known;
    }
    const note = await (await this.open()).match(this.address(client(id)));
    const build = await note?.text();
    if (build !== undefined) {
      this.builds.set(id, build);
    }
    return build;
  }

  public async bind(id: string, build: string): Promise<void> {
    this.builds.set(id, build);
    await (await this.open()).put(this.address(client(id)), new Response(build));
  }

  /** Forgets the pages that are closed. Returns the builds of the others. */
  public async tidy(open: readonly string[]): Promise<ReadonlySet<string>> {
    const alive = new Set(open.map((id) => this.address(client(id))));
    const notes = await this.open();
    for (const {url} of await notes.keys()) {
      if (url.startsWith(this.address(client(''))) && !alive.has(url)) {
        await notes.delete(url);
      }
    }
    const builds = await Promise.all(open.map((id) => this.buildOf(id)));
    return new Set(builds.filter((build) => build !== undefined));
  }

  /** The site has another build, and it could not be copied: pages come from the network where there is one. */
  public async isBehind(): Promise<boolean> {
    return Boolean(await (await this.open()).match(this.address(BEHIND)));
  }

  public async setBehind(isBehind: boolean): Promise<void> {
    const notes = await this.open();
    await (isBehind
      ? notes.put(this.address(BEHIND), new Response(''))
      : notes.delete(this.address(BEHIND)));
  }
}
