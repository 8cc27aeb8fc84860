import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Snippet } from './markdown-commands.ts';
import type { Step } from './step.ts';

/** A folder that git ignores. */
const FOLDER = '.cache/snippets';

/**
 * Writes a TypeScript snippet into the clone. The steps type-check it, and run it until it prints `ready`.
 */
export function snippetSteps(clone: string, { file, line, text }: Snippet): readonly Step[] {
  const name = `${file.replaceAll(/\W/g, '-')}-${line}`;
  const folder = join(clone, FOLDER);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.ts`), text);
  writeFileSync(
    join(folder, `${name}.json`),
    JSON.stringify({ extends: '../../tsconfig.json', include: [`${name}.ts`], exclude: [] }),
  );
  return [
    { command: `node node_modules/typescript-7/bin/tsc -p ${FOLDER}/${name}.json` },
    { command: `PORT=0 node_modules/.bin/node ${FOLDER}/${name}.ts`, serves: true, prints: /^ready /m },
  ];
}
