import { expect } from 'vitest';

import type { Ended } from './program.ts';

/** One line on standard error, nothing on standard output, exit code 1. */
export function expectFailedStart(ended: Ended, line: string | RegExp): void {
  const [first = '', ...rest] = ended.err.split('\n');
  if (typeof line === 'string') expect(first).toBe(line);
  else expect(first).toMatch(line);
  expect({ ...ended, err: rest }).toEqual({ code: 1, out: '', err: [''] });
}
