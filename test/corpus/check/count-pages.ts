import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { filesBelow } from '../../../generator/write/hash.ts';
import type { Api } from '../../../generator/model/api.ts';

/** Counts the pages of the docs; requires one for each operation and event, and a start page. */
export function countPages(api: Api, folder: string): { readonly number: number; readonly faults: string[] } {
  const pages = filesBelow(folder).filter((path) => path.endsWith('.html'));
  const events = new Set(api.events.map(({ type }) => type)).size;
  const faults = [
    ['operations/', api.operations.length],
    ['events/', events],
  ] as const;
  return {
    number: pages.length,
    faults: [
      ...(existsSync(join(folder, 'index.html')) ? [] : ['the docs have no start page']),
      ...faults.flatMap(([below, expected]) => {
        const found = pages.filter((path) => path.startsWith(below)).length;
        return found >= expected ? [] : [`the docs have ${found} pages below ${below}, not ${expected}`];
      }),
    ],
  };
}
