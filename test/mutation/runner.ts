import { appendFileSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

import { INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core';
import { TestRunner, vi } from 'vitest';
import type { RunnerTask, RunnerTestFile } from 'vitest';

import { type Job, type Measurement, type Slot, slotsOf, type TrialResult } from './job.ts';

/** What the built-in mutants read and write. */
interface Switch {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  readonly mutantCoverage: { perTest: Record<string, Record<string, number>>; static: Record<string, number> };
}

const LOADING = 'while loading';
const HOOKS = 'in hooks';

/**
 * Vitest's test runner, which in one process and with modules loaded once either measures what each suite
 * covers, or tries one mutant after the other until a test fails. Vitest runs a list of files in turn, which
 * names the suites of each mutant; after a test has failed, this runner passes over the others of the
 * mutant.
 */
export default class MutationRunner extends TestRunner {
  readonly #job = JSON.parse(readFileSync(process.env['MUTATION_JOB']!, 'utf8')) as Job;
  readonly #switch = mutantSwitch();
  readonly #slots = slotsOf(this.#job).values();
  #slot: Slot | undefined;
  /** Whether the result of the mutant of the slot is known. */
  #isDecided = true;
  #failure: string | undefined;
  #isTimeout = false;
  /** Processor time that the mutant of the slot has taken, and when its suite began. */
  #spent = 0;
  #suiteBegan = 0;
  #measured = { began: 0, testBegan: 0, tests: [] as { id: string; name: string; cost: number }[] };

  get #isMeasuring(): boolean {
    return this.#job.suites.length > 0;
  }

  override async importFile(path: string, source: 'collect' | 'setup'): Promise<unknown> {
    if (this.#isMeasuring) {
      // Each suite loads the modules, to measure what runs meanwhile.
      vi.resetModules();
      Object.assign(this.#switch.mutantCoverage, { perTest: {}, static: {} });
      this.#switch.currentTestId = LOADING;
    } else {
      this.#take(this.#slots.next().value!);
      if (this.#isDecided) return undefined;
    }
    const imported: unknown = await super.importFile(path, source);
    this.#switch.currentTestId = HOOKS;
    // Modules are loaded once in a process that tries mutants, so loading them is not part of the cost.
    this.#measured = { began: cpu(), testBegan: 0, tests: [] };
    return imported;
  }

  onCollected(files: RunnerTestFile[]): void {
    if (this.#isMeasuring || this.#isDecided) return;
    const wanted = new Set(this.#slot!.part.tests);
    for (const file of files) leaveOut(file, wanted);
  }

  override async onBeforeRunTask(test: Parameters<TestRunner['onBeforeRunTask']>[0]): Promise<void> {
    if (this.#failure !== undefined) test.mode = 'skip';
    await super.onBeforeRunTask(test);
    this.#switch.currentTestId = test.id;
    this.#measured.testBegan = cpu();
  }

  override onAfterRunTask(test: Parameters<TestRunner['onAfterRunTask']>[0]): void {
    super.onAfterRunTask(test);
    this.#switch.currentTestId = HOOKS;
    if (this.#isMeasuring) {
      if (test.result?.state !== 'skip')
        this.#measured.tests.push({ id: test.id, name: test.fullName, cost: cpu() - this.#measured.testBegan });
    } else this.#notice(test);
  }

  override onAfterRunFiles(files: RunnerTestFile[]): void {
    super.onAfterRunFiles(files);
    for (const file of files) {
      if (this.#isMeasuring) this.#report(this.#measurement(file));
      else this.#conclude(file);
    }
  }

  #measurement(file: RunnerTestFile): Measurement {
    const { perTest } = this.#switch.mutantCoverage;
    const { [LOADING]: whileLoading = {}, [HOOKS]: inHooks = {}, ...inTests } = perTest;
    const { began, tests } = this.#measured;
    const failed = tasksOf(file).filter(({ result }) => result?.state === 'fail');
    const broken = failed.filter(({ type }) => type === 'test');
    const hooks = failed.filter(({ type, result }) => type === 'suite' && (result?.errors ?? []).length > 0);
    const ofTests = tests.reduce((sum, { cost }) => sum + cost, 0);
    return {
      suite: relative(process.cwd(), file.filepath),
      overhead: Math.max(0, cpu() - began - ofTests),
      tests: hooks.length > 0 ? [] : tests.filter(({ id }) => !broken.some((test) => test.id === id)),
      failed: [...broken, ...hooks].map((task) => `${task.fullName}: ${errorOf(task)}`),
      whileLoading,
      inHooks,
      inTests,
    };
  }

  /** Turns on the mutant of the first of its slots. */
  #take(slot: Slot): void {
    const isNew = slot.trial !== this.#slot?.trial;
    this.#slot = slot;
    if (isNew) {
      this.#report({ mutant: slot.trial.mutant, outcome: 'begun' });
      this.#isDecided = false;
      this.#spent = 0;
      this.#switch.activeMutant = slot.trial.mutant;
    }
    if (this.#isDecided) return;
    this.#suiteBegan = cpu();
    this.#failure = undefined;
    this.#isTimeout = false;
    this.#switch.hitCount = 0;
    this.#switch.hitLimit = 1_000 + 100 * slot.part.hits;
    if (slot.trial.isStatic) vi.resetModules();
  }

  #notice(task: RunnerTask): void {
    if (task.result?.state !== 'fail' || this.#failure !== undefined) return;
    const error = errorOf(task);
    this.#failure = `${task.fullName ?? task.name}: ${error}`;
    this.#isTimeout = /timed out in \d+ms/.test(error);
  }

  /** After the tests of a suite, stores the result of the mutant if it is known now. */
  #conclude(file: RunnerTestFile): void {
    if (this.#isDecided) return;
    for (const task of tasksOf(file)) this.#notice(task);
    const { trial, part } = this.#slot!;
    this.#spent += cpu() - this.#suiteBegan;
    if (this.#failure !== undefined) {
      const outcome = this.#isTimeout ? 'timed out' : 'killed';
      this.#report({ mutant: trial.mutant, outcome, by: `${part.suite}: ${this.#failure}` });
    } else if (part === trial.parts.at(-1) || this.#spent > trial.budget)
      this.#report({ mutant: trial.mutant, outcome: 'survived' });
    else return;
    this.#isDecided = true;
    this.#failure = undefined;
    this.#switch.activeMutant = undefined;
    this.#switch.hitLimit = Infinity;
    if (trial.isStatic) vi.resetModules();
  }

  #report(line: Measurement | TrialResult): void {
    appendFileSync(this.#job.results, `${JSON.stringify(line)}\n`);
  }
}

function mutantSwitch(): Switch {
  const globals = globalThis as unknown as Record<string, Switch | undefined>;
  return (globals[INSTRUMENTER_CONSTANTS.NAMESPACE] ??= { mutantCoverage: { perTest: {}, static: {} } });
}

/** Skips what is not wanted. @returns whether anything is. */
function leaveOut(task: RunnerTask, wanted: ReadonlySet<string>): boolean {
  const isWanted =
    task.type === 'suite' ? task.tasks.map((each) => leaveOut(each, wanted)).some(Boolean) : wanted.has(task.id);
  if (!isWanted && task.mode !== 'todo') task.mode = 'skip';
  return isWanted;
}

function tasksOf(task: RunnerTask): RunnerTask[] {
  return task.type === 'suite' ? [...task.tasks.flatMap(tasksOf), task] : [task];
}

function errorOf({ result }: RunnerTask): string {
  return (result?.errors?.[0]?.message ?? '').split('\n')[0]!.slice(0, 200);
}

/**
 * Processor time of this process in milliseconds, which other programs of the machine change less than the
 * time of the clock.
 */
function cpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
