import { readFileSync } from 'node:fs';

import { contentHash } from './hash.ts';

/** Records the hashes, by which a file saved during a run differs from what the run has read. */
export class ReadFiles {
  readonly hashes = new Map<string, string>();

  /** Throws when the file does not exist. */
  readonly text = (file: string): string => {
    const content = readFileSync(file);
    this.hashes.set(file, contentHash(content));
    return content.toString('utf8');
  };
}
