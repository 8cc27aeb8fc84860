import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Smaller documents take too little time to be measured. */
const LEAST_BYTES = 1.6e6;

export interface EditedDocument {
  readonly name: string;
  readonly megabytes: number;
  readonly base: string;
  readonly head: string;
}

/**
 * Every large document of a folder, with a copy in which one in forty of its limits and required lists is
 * different.
 */
export function editedCorpus(folder: string, work: string): EditedDocument[] {
  return readdirSync(folder)
    .filter((name) => /\.(ya?ml|json)$/.test(name) && statSync(join(folder, name)).size >= LEAST_BYTES)
    .map((name) => {
      const base = join(folder, name);
      const text = readFileSync(base, 'utf8');
      let seen = 0;
      const edited = text.replace(
        /("?(?:maxLength|maximum|minimum|maxItems)"?: ?)(\d+)\b/g,
        (all, key: string, limit: string) => {
          seen += 1;
          return seen % 40 === 1 ? `${key}${Number(limit) + 1}` : all;
        },
      );
      const head = join(work, name);
      writeFileSync(head, edited);
      return { name, megabytes: text.length / 1e6, base, head };
    });
}
