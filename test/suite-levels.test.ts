import { expect, test } from 'vitest';

import { FAST_SUITES, filesOf, LONGEST_SUITES, SLOW_SUITES } from './suite-levels.ts';

test('each entry of a level names a suite or a folder of suites', () => {
  const entries = [...FAST_SUITES, ...SLOW_SUITES, ...LONGEST_SUITES];
  expect(entries.filter((entry) => filesOf([entry]).length === 0)).toEqual([]);
});
