import { expect, test } from 'vitest';

import { explains } from './explained.ts';
import { explainedMutants } from './explained-mutants.ts';
import type { Measurement, TrialResult } from './job.ts';
import { instrument } from './instrument.ts';
import type { Mutant } from './mutant.ts';
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

test('the suite of a module comes first, then those of its folder, and the cheapest of these', () => {
  const measured = (suite: string, cost: number): Measurement => ({
    suite,
    overhead: 0,
    tests: [{ id: suite, name: suite, cost }],
    failed: [],
    whileLoading: {},
    inHooks: {},
    inTests: { [suite]: { '1': 1 } },
  });
  const suites = [
    measured('test/service/subscriptions/list.test.ts', 1),
    measured('test/service/payments/refunds/open-attempt.test.ts', 4),
    measured('test/service/payments/pay.test.ts', 2),
    measured('test/service/payments/start-payment.test.ts', 3),
  ];
  const mutant = { id: '1', file: 'service/payments/start-payment.ts' } as Mutant;
  const [{ parts } = { parts: [] }] = planTrials([mutant], suites, 1_000);
  expect(parts.map(({ cost }) => cost)).toEqual([3, 2, 4, 1]);
});

test('every explained mutant exists', async () => {
  const { mutants } = await instrument([...new Set(explainedMutants.map(({ file }) => file))]);
  const stale = explainedMutants.filter((each) => !mutants.some((mutant) => explains(each, mutant)));
  expect(stale).toEqual([]);
});
