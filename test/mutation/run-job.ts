import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { createVitest, type TestSpecification, type VitestPluginContext } from 'vitest/node';

import { type Job, slotsOf } from './job.ts';

/**
 * `node run-job.ts JOB`: runs a job in one worker of Vitest, which loads the modules with mutants instead of
 * those on the disk.
 */
const [path] = process.argv.slice(2);
const { code, suites, trials } = JSON.parse(readFileSync(path!, 'utf8')) as Job;
const here = import.meta.dirname;
const ENGINE = 'service/storage/embedded-engine.ts';
process.env['MUTATION_JOB'] = path;

/**
 * Each use compiles its statement: a mutant in one that is compiled already would have no effect, and a
 * compiled mutant would remain.
 */
const STATEMENT = resolve('service/storage/statement.ts');
const MEMOIZED = 'if (existing !== undefined) return existing;';
const statement = readFileSync(STATEMENT, 'utf8');
if (!statement.includes(MEMOIZED))
  throw new Error(`${STATEMENT} has no "${MEMOIZED}" any more; adapt ${import.meta.filename}.`);
const loaded: Job['code'] = { [STATEMENT]: statement.replace(MEMOIZED, ''), ...code };

/** Loads the modules with mutants, and the database that is used again. */
const mutants = {
  name: 'mutants',
  enforce: 'pre' as const,
  // Otherwise the cache on the disk would return modules without mutants here, and those with mutants to
  // `npm test`.
  configureVitest({ defineCacheKeyGenerator }: VitestPluginContext): void {
    defineCacheKeyGenerator(({ id }) => (loaded[id] !== undefined || id.endsWith(ENGINE) ? false : undefined));
  },
  resolveId: (source: string, importer: string | undefined) =>
    source === '@electric-sql/pglite' && importer?.endsWith(ENGINE) ? `${here}/reused-pglite.ts` : undefined,
  load: (id: string) => loaded[id.split('?')[0]!],
};

/** Keeps the order of the list, in which a suite is once for each mutant. */
class InOrder {
  sort(files: TestSpecification[]): TestSpecification[] {
    return files;
  }
  shard(files: TestSpecification[]): TestSpecification[] {
    return files;
  }
}

const vitest = await createVitest(
  'test',
  {
    watch: false,
    runner: `${here}/runner.ts`,
    reporters: [{}],
    maxWorkers: 1,
    sequence: { sequencer: InOrder },
    // A process runs for minutes, so that the optimizing compiler of WebAssembly is worth its time.
    execArgv: [],
    testTimeout: suites.length > 0 ? 300_000 : 20_000,
    hookTimeout: suites.length > 0 ? 300_000 : 60_000,
  },
  { plugins: [mutants] },
);
const project = vitest.getRootProject();
const files = suites.length > 0 ? suites : slotsOf({ trials }).map(({ part }) => part.suite);
await vitest.runTestSpecifications(files.map((file) => project.createSpecification(resolve(file))));
await vitest.close();
