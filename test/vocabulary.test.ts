import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { allowedLines, bannedTerms, baseline } from './vocabulary-table.ts';

interface Hit {
  readonly folder: string;
  readonly text: string;
  readonly shown: string;
}

/** Files that are generated, imported from elsewhere, or contain the banned terms themselves. */
const EXCLUDED =
  /^generated\/|^test\/golden\/|^test\/vocabulary|package-lock\.json$|\/expected\/|\.(?:png|woff2|csv|xml|txt|json|snap)$/;

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' })
  .trimEnd()
  .split('\n')
  .filter((file) => !EXCLUDED.test(file));
const hits = files.flatMap(hitsIn);
const isAllowed = ({ shown, text }: Hit): boolean =>
  allowedLines.some((allowed) => shown.startsWith(allowed.file) && text.includes(allowed.line));

test('no folder has more banned terms than its baseline', () => {
  const remaining = Map.groupBy(
    hits.filter((hit) => !isAllowed(hit)),
    ({ folder }) => folder,
  );
  const exceeded = [...remaining].filter(([folder, found]) => found.length > (baseline[folder] ?? 0));
  expect(Object.fromEntries(exceeded.map(([folder, found]) => [folder, found.map(({ shown }) => shown)]))).toEqual({});
});

test('every allowed line is still needed', () => {
  const unused = allowedLines.filter(
    (allowed) => !hits.some(({ shown, text }) => shown.startsWith(allowed.file) && text.includes(allowed.line)),
  );
  expect(unused).toEqual([]);
});

function hitsIn(file: string): Hit[] {
  const folder = file.split('/').slice(0, 2).join('/');
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((text, index) =>
      bannedTerms.flatMap(({ pattern, instead }) => {
        const found = new RegExp(pattern, 'i').exec(text)?.[0];
        return found === undefined ? [] : [{ folder, text, shown: `${file}:${index + 1} "${found}": use ${instead}` }];
      }),
    );
}
