import { availableParallelism } from 'node:os';

import type { Measurement, Trial, TrialResult } from './job.ts';
import { instrument, modulesOf } from './instrument.ts';
import { identityOf } from './mutant.ts';
import { planTrials } from './plan.ts';
import { measure, tryMutants } from './process.ts';
import { readReport, type Report, type Result } from './report.ts';
import { sampleOf } from './sample.ts';
import { suitesFor } from './suites.ts';

export interface TryOptions {
  /** Only mutants of modules, and only suites, whose path contains the text. */
  readonly module: string;
  readonly suite: string;
  /** Only so many mutants, chosen with the seed. */
  readonly sample: number;
  readonly seed: number;
  /** Whether to try only mutants that were not killed by the last run, if the folder is the same. */
  readonly again: boolean;
  readonly processes: number;
  /** Processor time for one mutant, in milliseconds. */
  readonly budget: number;
  readonly print: (line: string) => void;
  /** Called now and then with what is known. */
  readonly store: (report: Report) => void;
}

/** Processes at once. Many mutants are killed by a test that waits in vain. */
export const PROCESSES = 2 * availableParallelism();

/** Tries the mutants of a folder of the service. */
export async function tryFolder(folder: string, options: TryOptions): Promise<Report> {
  const { print, store } = options;
  const { code, hash, mutants: ofFolder } = await instrument(modulesOf(folder));
  const all = ofFolder.filter(({ file }) => file.includes(options.module));
  const before = options.again ? readReport(folder) : undefined;
  const known = new Map(
    before?.hash === hash
      ? before.results
          .filter(({ fate }) => fate === 'killed' || fate === 'timed out')
          .map((each) => [identityOf(each.mutant), each])
      : [],
  );
  const mutants = sampleOf(all, options.sample, options.seed);
  const left = mutants.filter((mutant) => mutant.ignored === undefined && !known.has(identityOf(mutant)));

  const suites = divided(
    suitesFor(folder).filter((suite) => suite.includes(options.suite)),
    options.processes,
  );
  const measurements = (await Promise.all(suites.map((each) => measure(code, each)))).flat();
  print(`  measured ${measurements.length} suites`);
  for (const { failed } of measurements)
    for (const each of failed) print(`fails without a mutant, so it is left out: ${each}`);
  const passing = measurements.filter(({ tests }) => tests.length > 0);
  if (passing.length === 0) print(`no mutant of service/${folder} is tried: every suite fails without one`);
  const trials = planTrials(left, passing, options.budget);
  const outcomes = new Map<string, TrialResult>();
  const report = (): Report => ({
    hash,
    results: mutants.map((mutant): Result => {
      if (mutant.ignored !== undefined) return { mutant, fate: 'ignored' };
      const own = known.get(identityOf(mutant));
      if (own !== undefined) return { ...own, mutant };
      const outcome = outcomes.get(mutant.id);
      if (outcome !== undefined) return { mutant, fate: outcome.outcome as Result['fate'], by: outcome.by };
      if (passing.length === 0) return { mutant, fate: 'not tried' };
      const isCovered = trials.find((trial) => trial.mutant === mutant.id)!.parts.length > 0;
      return { mutant, fate: isCovered ? 'not tried' : 'not covered' };
    }),
  });
  const tried = trials.filter(({ parts }) => parts.length > 0);
  const shares = shared([...tried, ...controls(passing)], options.processes);
  let last = performance.now();
  await Promise.all(
    shares.map((share) =>
      tryMutants(code, share, (result) => {
        if (isControl(result.mutant)) {
          if (result.outcome !== 'survived') print(`fails without a mutant after others: ${result.by}`);
          return;
        }
        outcomes.set(result.mutant, result);
        if (performance.now() - last < 20_000) return;
        last = performance.now();
        print(`  ${outcomes.size} of ${tried.length} mutants of service/${folder}`);
        store(report());
      }),
    ),
  );
  return report();
}

/**
 * A trial without a mutant for each suite, among the others: if it fails, a mutant has left something
 * behind, and results are in doubt.
 */
function controls(measurements: readonly Measurement[]): readonly Trial[] {
  return measurements.map(({ suite, tests }) => ({
    mutant: `control ${suite}`,
    source: 'control',
    isStatic: false,
    parts: [{ suite, tests: tests.map(({ id }) => id), cost: 0, hits: 0 }],
    budget: 0,
  }));
}

function isControl(mutant: string): boolean {
  return mutant.startsWith('control ');
}

/** Divides trials between processes, in blocks of neighbors, which often need the same suite. */
function shared(trials: readonly Trial[], processes: number): readonly (readonly Trial[])[] {
  const blocks = Object.values(Object.groupBy(trials, (_, index) => Math.floor(index / 10))) as Trial[][];
  return divided(blocks, processes).map((each) => each.flat());
}

function divided<Item>(items: readonly Item[], parts: number): readonly (readonly Item[])[] {
  return Array.from({ length: parts }, (_, own) => items.filter((_, index) => index % parts === own)).filter(
    (part) => part.length > 0,
  );
}
