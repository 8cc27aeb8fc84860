/** What one process of Vitest does: measure what suites cover, or try mutants. */
export interface Job {
  /** Modules with mutants, by absolute path. */
  readonly code: Readonly<Record<string, string>>;
  /** The suites to measure; empty to try mutants. */
  readonly suites: readonly string[];
  readonly trials: readonly Trial[];
  /** A file to which the process appends a line of JSON for each result. */
  readonly results: string;
}

/** One mutant, and the tests that reach it, those that take the least time first. */
export interface Trial {
  readonly mutant: string;
  readonly source: string;
  /** Whether the mutant runs while modules are loaded, so that they have to be loaded again. */
  readonly isStatic: boolean;
  readonly parts: readonly Part[];
  /** Processor time in milliseconds after which no other suite is tried. */
  readonly budget: number;
}

/** Tests of one suite. */
export interface Part {
  readonly suite: string;
  /** Identifiers of Vitest. */
  readonly tests: readonly string[];
  /** Processor time in milliseconds when nothing fails, in a process that has just loaded the modules. */
  readonly cost: number;
  /** The mutant runs this often in them; a hundred times as often is an endless loop. */
  readonly hits: number;
}

/** A file of the list that Vitest runs to try mutants. */
export interface Slot {
  readonly trial: Trial;
  readonly part: Part;
}

/** The list: every part of one mutant after the other. */
export function slotsOf({ trials }: Pick<Job, 'trials'>): readonly Slot[] {
  return trials.flatMap((trial) => trial.parts.map((part) => ({ trial, part })));
}

/** What a suite does without a mutant. */
export interface Measurement {
  readonly suite: string;
  /** Processor time in milliseconds, without that of the tests. */
  readonly overhead: number;
  /** Those that pass; none where a hook fails. */
  readonly tests: readonly { readonly id: string; readonly name: string; readonly cost: number }[];
  readonly failed: readonly string[];
  /** How often each mutant runs, by identifier: while modules load, in hooks, and in each test. */
  readonly whileLoading: Readonly<Record<string, number>>;
  readonly inHooks: Readonly<Record<string, number>>;
  readonly inTests: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** `begun` shows which mutant a process tried that had to be ended. */
export type Outcome = 'begun' | 'killed' | 'timed out' | 'survived';

export interface TrialResult {
  readonly mutant: string;
  readonly outcome: Outcome;
  /** The test that failed, and its error. */
  readonly by?: string;
}
