import { readFileSync } from 'node:fs';

import { contentHash } from './hash.ts';

/** Reads files and remembers what stood in them: what somebody saves while a run goes on is not what its output was made of. */
export class ReadFiles {
  /** By the names under which they were asked for. */
  readonly hashes = new Map<string, string>();

  /** Throws when there is none. */
  readonly text = (file: string): string => {
    const content = readFileSync(file);
    this.hashes.set(file, contentHash(content));
    return content.toString('utf8');
  };
}
