import { type FSWatcher, watch } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** Editors save in several steps; what comes within this time is one save. */
const QUIET_MILLISECONDS = 40;

/** What a run reads; editors put files of other kinds beside the one that they save. */
const READ = /\.(ya?ml|json|ts|hbs)$/;

/** Files that somebody saves in some folders, whatever the output folder among them has written into it. */
export class Saves {
  readonly #out: string;
  readonly #watchers = new Map<string, FSWatcher>();
  readonly #saved = new Set<string>();
  #wake = Promise.withResolvers<void>();
  #ended = false;

  constructor(out: string) {
    this.#out = resolve(out) + sep;
  }

  get ended(): boolean {
    return this.#ended;
  }

  /** Adds folders with everything below them. */
  watch(folders: readonly string[]): void {
    for (const folder of folders.map((each) => resolve(each))) {
      const known = [...this.#watchers.keys()].some((above) => `${folder}${sep}`.startsWith(`${above}${sep}`));
      if (known) continue;
      this.#watchers.set(
        folder,
        watch(folder, { recursive: true }, (_, name) => this.#note(folder, name)),
      );
    }
  }

  /** Waits for a save and gives the names of what was saved since the last call; nothing when the watch has ended. */
  async next(): Promise<string[]> {
    await this.#wake.promise;
    await delay(QUIET_MILLISECONDS);
    this.#wake = Promise.withResolvers();
    const saved = [...this.#saved].sort();
    this.#saved.clear();
    return saved;
  }

  end(): void {
    this.#ended = true;
    for (const watcher of this.#watchers.values()) watcher.close();
    this.#wake.resolve();
  }

  #note(folder: string, name: string | null): void {
    const path = join(folder, name ?? '');
    if (path.startsWith(this.#out) || (name !== null && !READ.test(name))) return;
    this.#saved.add(name ?? folder);
    this.#wake.resolve();
  }
}
