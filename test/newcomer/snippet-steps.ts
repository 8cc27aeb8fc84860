import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Snippet } from './readme-commands.ts';
import type { Step } from './step.ts';

/** Files of the clone that git ignores. */
const FOLDER = '.cache/readme';

/** Puts a TypeScript snippet of the README into the clone; the steps type-check it, and run it until it says that it is ready. */
export function snippetSteps(clone: string, { text, line }: Snippet): readonly Step[] {
  const name = `line-${line}`;
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
