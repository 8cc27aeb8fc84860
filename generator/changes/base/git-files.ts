import { posix } from 'node:path';

import { ChangesError } from '../changes-error.ts';
import { git } from './git.ts';

/** Files as of a commit, named relative to the working directory. The work tree is not touched. */
export class GitFiles {
  readonly #commit: string;
  /** Texts by name; `undefined` for a file that the commit does not have. */
  readonly #texts = new Map<string, string | undefined>();

  /** @throws ChangesError when the repository has no such commit. */
  constructor(ref: string) {
    const found = git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]);
    if (found === undefined)
      throw new ChangesError(
        `${ref} is neither a file nor a commit of this repository; in a shallow clone, fetch it first: git fetch --depth 1 origin ${ref}`,
      );
    this.#commit = found.toString('utf8').trim();
  }

  /** Reads all specs of a folder in one process: one for each file would take longer than the comparison. */
  readFolder(folder: string): void {
    const listed = git(['ls-tree', '-r', '-z', '--name-only', this.#commit, '--', `${folder}/`]);
    const names = (listed?.toString('utf8') ?? '').split('\0').filter((name) => /\.(ya?ml|json)$/i.test(name));
    if (names.length === 0) return;
    const objects = git(['cat-file', '--batch'], names.map((name) => `${this.#commit}:./${name}\n`).join(''));
    if (objects === undefined) return;
    let at = 0;
    for (const name of names) {
      const end = objects.indexOf('\n', at);
      const size = / blob (\d+)$/.exec(objects.toString('utf8', at, end))?.[1];
      at = end + 1;
      if (size === undefined) continue;
      this.#texts.set(posix.normalize(name), objects.toString('utf8', at, at + Number(size)));
      at += Number(size) + 1;
    }
  }

  has(file: string): boolean {
    if (!this.#texts.has(file))
      this.#texts.set(file, git(['cat-file', 'blob', `${this.#commit}:./${file}`])?.toString('utf8'));
    return this.#texts.get(file) !== undefined;
  }

  /** @throws ChangesError when the commit has no such file. */
  readonly readText = (file: string): string => {
    if (!this.has(file)) throw new ChangesError(`the commit has no file ${file}`);
    return this.#texts.get(file)!;
  };
}
