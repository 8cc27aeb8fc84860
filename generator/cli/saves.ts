import { type FSWatcher, readdirSync, watch } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** The steps of a save, such as the parts of a 4 MB file, follow each other within about 2 ms. */
const QUIET_MILLISECONDS = 5;
/** An invalid document may be a file that is not complete yet; it is read again after this time. */
const AGAIN_MILLISECONDS = 60;

/** Reads a saved document at once, and a second time if it is invalid. */
export async function readSaved<Read>(read: () => Promise<Read>, isWrong: (read: Read) => boolean): Promise<Read> {
  const first = await read();
  if (!isWrong(first)) return first;
  await delay(AGAIN_MILLISECONDS);
  return read();
}

/** Files that a run reads; editors create files of other types beside them. */
const READ = /\.(ya?ml|json|ts|hbs)$/;

/** Watches folders for saved files, except for the output folder, until SIGINT or SIGTERM. */
export class Saves {
  readonly #out: string;
  readonly #watchers = new Map<string, FSWatcher>();
  readonly #saved = new Set<string>();
  #wake = Promise.withResolvers<void>();
  /** The number of notices of the system. */
  #steps = 0;
  #hasEnded = false;

  constructor(out: string) {
    this.#out = resolve(out) + sep;
    const end = (): void => this.end();
    process.once('SIGINT', end).once('SIGTERM', end);
  }

  /**
   * Watches folders with everything below them, and on later calls new folders in them. Each folder has its
   * own watcher: Node's recursive watcher loses a file that an editor replaces, as most do.
   */
  watch(folders: readonly string[]): void {
    for (const root of folders.map((each) => resolve(each))) {
      for (const folder of [root, ...foldersBelow(root)]) {
        if (this.#watchers.has(folder) || `${folder}${sep}`.startsWith(this.#out)) continue;
        const watcher = watch(folder, (_, name) => this.#note(join(relative(root, folder), name ?? ''), folder, name));
        this.#watchers.set(folder, watcher);
      }
    }
  }

  /** The names of the files of each save, until the watch ends. */
  async *[Symbol.asyncIterator](): AsyncGenerator<string[], void> {
    for (;;) {
      await this.#wake.promise;
      let steps: number;
      do {
        steps = this.#steps;
        await delay(QUIET_MILLISECONDS);
      } while (steps < this.#steps);
      if (this.#hasEnded) return;
      this.#wake = Promise.withResolvers();
      const saved = [...this.#saved].sort();
      this.#saved.clear();
      yield saved;
    }
  }

  end(): void {
    this.#hasEnded = true;
    for (const watcher of this.#watchers.values()) watcher.close();
    this.#wake.resolve();
  }

  #note(shown: string, folder: string, name: string | null): void {
    if (join(folder, name ?? '').startsWith(this.#out) || (name !== null && !READ.test(name))) return;
    this.#saved.add(shown === '' ? folder : shown);
    this.#steps += 1;
    this.#wake.resolve();
  }
}

function foldersBelow(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  const own = entries.filter((entry) => entry.isDirectory() && entry.name !== 'node_modules');
  return own.flatMap(({ name }) => [join(folder, name), ...foldersBelow(join(folder, name))]);
}
