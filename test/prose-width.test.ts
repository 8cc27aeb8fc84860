import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

/** Characters, as CONTRIBUTING.md states. */
const LONGEST = 109;
/** Templates are printed into packages. */
const EXCLUDED = /^generated\/|^templates\/|^test\/golden\/|\/expected\//;

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' })
  .trimEnd()
  .split('\n')
  .filter((file) => !EXCLUDED.test(file));

/**
 * Lines with nothing but a comment. Commands are not broken, and placeholders have another width in the
 * output.
 */
function commentLines(text: string): readonly [number, string][] {
  return [...text.split('\n').entries()].filter(
    ([, line]) => /^\s*(?:\/\*\*|\*|\/\/) /.test(line) && !line.includes('{{') && !line.includes('npm run'),
  );
}

/** Without tables and code. */
function proseLines(text: string): readonly [number, string][] {
  let isCode = false;
  return [...text.split('\n').entries()].filter(([, line]) => {
    if (/^\s*```/.test(line)) isCode = !isCode;
    return !isCode && !/^\s*\|/.test(line);
  });
}

function tooLong(suffix: RegExp, lines: (text: string) => readonly [number, string][]): readonly string[] {
  return files
    .filter((file) => suffix.test(file))
    .flatMap((file) =>
      lines(readFileSync(file, 'utf8'))
        .filter(([, line]) => line.length > LONGEST)
        .map(([index]) => `${file}:${index + 1}`),
    );
}

test('lines of comments stay under 110 characters', () => {
  expect(tooLong(/\.(?:ts|mjs)$/, commentLines)).toEqual([]);
});

test('lines of prose in Markdown stay under 110 characters', () => {
  expect(tooLong(/\.md$/, proseLines)).toEqual([]);
});
