import { type FSWatcher, readdirSync, watch } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** Editors save in several steps; what comes within this time is one save, unless somebody wants to see it sooner. */
const QUIET_MILLISECONDS = 40;
/** What comes of a save is seen at once. */
export const AT_ONCE_MILLISECONDS = 3;
/** What is wrong then may be a file that is not all there yet: it is looked at once more after this time. */
const AGAIN_MILLISECONDS = 60;

/** Reads what was saved at once, and once more where something is wrong with it. */
export async function readSaved<Read>(read: () => Promise<Read>, isWrong: (read: Read) => boolean): Promise<Read> {
  const first = await read();
  if (!isWrong(first)) return first;
  await delay(AGAIN_MILLISECONDS);
  return read();
}

/** What a run reads; editors put files of other kinds beside the one that they save. */
const READ = /\.(ya?ml|json|ts|hbs)$/;

/** Files that somebody saves in some folders, whatever the output folder among them has written into it. */
export class Saves {
  readonly #out: string;
  readonly #quiet: number;
  readonly #watchers = new Map<string, FSWatcher>();
  readonly #saved = new Set<string>();
  #wake = Promise.withResolvers<void>();
  #ended = false;

  constructor(out: string, quietMilliseconds = QUIET_MILLISECONDS) {
    this.#out = resolve(out) + sep;
    this.#quiet = quietMilliseconds;
  }

  get ended(): boolean {
    return this.#ended;
  }

  /**
   * Adds folders with everything below them. Each folder is watched by itself: Node's own way to watch what is below loses a file that an
   * editor replaces by another one of its name, as most do. Asked for again, it finds folders that are new.
   */
  watch(folders: readonly string[]): void {
    for (const root of folders.map((each) => resolve(each))) {
      for (const folder of [root, ...foldersBelow(root)]) {
        if (this.#watchers.has(folder) || `${folder}${sep}`.startsWith(this.#out)) continue;
        this.#watchers.set(
          folder,
          watch(folder, (_, name) => this.#note(join(relative(root, folder), name ?? ''), folder, name)),
        );
      }
    }
  }

  /** Waits for a save and gives the names of what was saved since the last call; nothing when the watch has ended. */
  async next(): Promise<string[]> {
    await this.#wake.promise;
    await delay(this.#quiet);
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

  #note(shown: string, folder: string, name: string | null): void {
    if (join(folder, name ?? '').startsWith(this.#out) || (name !== null && !READ.test(name))) return;
    this.#saved.add(shown === '' ? folder : shown);
    this.#wake.resolve();
  }
}

function foldersBelow(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  const own = entries.filter((entry) => entry.isDirectory() && entry.name !== 'node_modules');
  return own.flatMap(({ name }) => [join(folder, name), ...foldersBelow(join(folder, name))]);
}
