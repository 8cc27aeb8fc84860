import { basename, dirname } from 'node:path';

import type { Measurement, Part, Trial } from './job.ts';
import type { Mutant } from './mutant.ts';

/**
 * About how much longer a suite takes when it is measured than when a mutant is tried: the process that
 * tries mutants has run the modules many times, so that V8 has compiled them. An estimate from suites of
 * payments; the budget itself counts the time really taken.
 */
const COLD = 5;

/**
 * How to try each mutant. Those that no test reaches have no parts. The suite of its module comes first,
 * then those of its folder, and of these the cheapest: other suites reach it on the way to something else,
 * and would use up the budget.
 *
 * @param budget Processor time in milliseconds for one mutant; the first suite may take more.
 */
export function planTrials(
  mutants: readonly Mutant[],
  measurements: readonly Measurement[],
  budget: number,
): readonly Trial[] {
  return mutants.map(({ id, file }) => {
    const isStatic = measurements.some(({ whileLoading }) => whileLoading[id] !== undefined);
    let spent = 0;
    const parts = measurements
      .map((measurement) => partOf(measurement, id))
      .filter((part) => part !== undefined)
      .toSorted((one, other) => distance(file, one.suite) - distance(file, other.suite) || one.cost - other.cost)
      .filter(({ cost }, index) => index === 0 || (spent += cost) <= COLD * budget);
    return { mutant: id, source: file, isStatic, parts, budget };
  });
}

/** How far a suite is from a module: 0 for its own, 1 for one of the same folder, 2 for any other. */
function distance(module: string, suite: string): number {
  if (!suite.startsWith(`test/${dirname(module)}/`)) return 2;
  return basename(suite, '.test.ts') === basename(module, '.ts') ? 0 : 1;
}

function partOf({ suite, overhead, tests, whileLoading, inHooks, inTests }: Measurement, id: string): Part | undefined {
  const isInAll = whileLoading[id] !== undefined || inHooks[id] !== undefined;
  const reached = tests.filter((test) => isInAll || inTests[test.id]?.[id] !== undefined);
  if (reached.length === 0) return undefined;
  const hits = (whileLoading[id] ?? 0) + (inHooks[id] ?? 0);
  return {
    suite,
    tests: reached.map((test) => test.id),
    cost: reached.reduce((sum, { cost }) => sum + cost, overhead),
    hits: reached.reduce((sum, test) => sum + (inTests[test.id]?.[id] ?? 0), hits),
  };
}
