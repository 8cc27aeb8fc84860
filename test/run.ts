import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';

import { FAST_SUITES, leftOutSuites } from './fast-suites.ts';

/**
 * `npm test` runs every suite that this machine can run; `npm test -- fast` runs those of the inner loop, `npm test -- PATH` those below
 * a path. Afterwards it prints which suites were left out and how to run them.
 */
const services = [
  { variable: 'TEST_DATABASE_URL', name: 'PostgreSQL', example: 'postgres://postgres@127.0.0.1:5432/test' },
  { variable: 'TEST_REDIS_URL', name: 'Redis', example: 'redis://127.0.0.1:6379' },
];
const isLong = process.env['TEST_LENGTH'] === 'long';
const [first, ...others] = process.argv.slice(2);
const isFast = first === 'fast';

/** The suites that have a long form use `isLongRun`, or run the compilers that it chooses. */
function longSuites(): readonly string[] {
  return globSync('test/**/*.test.ts').filter((file) =>
    /\b(isLongRun|COMPILERS|compilerMessages)\b/.test(readFileSync(file, 'utf8')),
  );
}

function vitestArguments(): readonly string[] {
  if (first === undefined) return isLong ? longSuites() : [];
  if (isFast) return [...FAST_SUITES, ...others];
  const namesSuites = [first, ...others].some((argument) => !argument.startsWith('-'));
  return [...(isLong && !namesSuites ? longSuites() : []), first, ...others];
}

function leftOut(text: string): void {
  process.stdout.write(`Left out: ${text}\n`);
}

const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...vitestArguments()], {
  stdio: 'inherit',
});
if (isFast) leftOut(`${leftOutSuites()}; npm test runs them, npm test -- PATH some of them.`);
const missing = services.filter(({ variable }) => !process.env[variable]);
if (missing.length > 0) {
  const settings = missing.map(({ variable, name, example }) => `${name} (${variable}=${example})`).join(' and ');
  leftOut(`the suites that need ${settings}; set the variable and run npm test again.`);
}
if (!isLong) leftOut('the long form of suites that ran with a sample; npm run test:long runs them.');
if (process.env['CONSUMERS'] !== 'all')
  leftOut('the packages under older compilers and other runtimes; npm run consumers installs those and runs them all.');
process.exitCode = status ?? 1;
