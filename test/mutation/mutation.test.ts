import { expect, test } from 'vitest';

import { explains } from './explained.ts';
import { explainedMutants } from './explained-mutants.ts';
import type { TrialResult } from './job.ts';
import { instrument } from './instrument.ts';
import { planTrials } from './plan.ts';
import { measure, tryMutants } from './process.ts';

/** A short form of `npm run mutation`. */

/** A small suite that uses the database. */
const WITH_DATABASE = 'test/service/storage/refresh-statistics.test.ts';

test('tests of money kill mutants of its arithmetic, and fail for no other reason', async () => {
  const { code, mutants } = await instrument(['service/money/fraction.ts', 'service/money/fee.ts']);
  const wanted = [
    ['service/money/fraction.ts', 'whole + 1n', 'whole - 1n'],
    ['service/money/fraction.ts', 'a.numerator * b.numerator', 'a.numerator / b.numerator'],
    ['service/money/fee.ts', 'total - tax', 'total + tax'],
  ] as const;
  const planted = wanted.map(([file, original, replacement]) => {
    const found = mutants.find(
      (each) => each.file === file && each.original === original && each.replacement === replacement,
    );
    if (found === undefined) throw new Error(`${file} has no "${original}" any more; plant another mutant.`);
    return found;
  });
  const measurements = await measure(code, ['test/service/money/golden.test.ts', WITH_DATABASE]);
  expect(measurements.map(({ failed }) => failed)).toEqual([[], []]);
  const trials = planTrials(planted, measurements, 60_000);
  const results: TrialResult[] = [];
  const unchanged = { ...trials[0]!, mutant: 'none' };
  await tryMutants(code, [...trials, unchanged], (result) => void results.push(result));
  expect(results.map(({ outcome }) => outcome)).toEqual(['killed', 'killed', 'killed', 'survived']);
});

test('every explained mutant exists', async () => {
  const { mutants } = await instrument([...new Set(explainedMutants.map(({ file }) => file))]);
  const stale = explainedMutants.filter((each) => !mutants.some((mutant) => explains(each, mutant)));
  expect(stale).toEqual([]);
});
