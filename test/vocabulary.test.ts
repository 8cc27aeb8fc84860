import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { allowedLines, bannedTerms } from './vocabulary-table.ts';

interface Hit {
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

test('no hand-written file contains a banned term', () => {
  expect(hits.filter((hit) => !isAllowed(hit)).map(({ shown }) => shown)).toEqual([]);
});

test('every allowed line is still needed', () => {
  const unused = allowedLines.filter(
    (allowed) => !hits.some(({ shown, text }) => shown.startsWith(allowed.file) && text.includes(allowed.line)),
  );
  expect(unused).toEqual([]);
});

function hitsIn(file: string): Hit[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((text, index) =>
      bannedTerms.flatMap(({ pattern, instead }) => {
        const found = new RegExp(pattern, 'i').exec(text)?.[0];
        return found === undefined ? [] : [{ text, shown: `${file}:${index + 1} "${found}": use ${instead}` }];
      }),
    );
}
