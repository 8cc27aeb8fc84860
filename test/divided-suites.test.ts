import { globSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

test('a suite with a long form runs it on each database', () => {
  const suites = globSync('test/**/*.test.ts').filter((file) => {
    const text = readFileSync(file, 'utf8');
    return /\b(isLongRun|shortSample)\b/.test(text) && /^ *each(Service|Engine)\(/m.test(text);
  });
  expect(
    suites,
    'these must call a function that runs the long form on each database, such as eachServiceWhenLong',
  ).toEqual([]);
});
