import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';

/** `npm test`: every suite that this machine can run, then one line on what was left out and how to run it. */
const optional = [
  { variable: 'TEST_DATABASE_URL', what: 'PostgreSQL', example: 'postgres://postgres@127.0.0.1:5432/test' },
  { variable: 'TEST_REDIS_URL', what: 'Redis', example: 'redis://127.0.0.1:6379' },
];
const isLong = process.env['TEST_LENGTH'] === 'long';
/** Suites that have a long form say so with `isLongRun`, or run the compilers that it chooses. */
const longSuites = () =>
  globSync('test/**/*.test.ts').filter((file) =>
    /\b(isLongRun|COMPILERS|compilerMessages)\b/.test(readFileSync(file, 'utf8')),
  );
const words = process.argv.slice(2);
const namesSuites = words.some((word) => !word.startsWith('-'));
const chosen = isLong && !namesSuites ? longSuites() : [];
const vitest = ['node_modules/vitest/vitest.mjs', 'run', ...chosen, ...words];
const { status } = spawnSync(process.execPath, vitest, { stdio: 'inherit' });
const left = optional.filter(({ variable }) => !process.env[variable]);
if (left.length > 0) {
  const how = left.map(({ variable, what, example }) => `${what} (${variable}=${example})`).join(' and ');
  process.stdout.write(`Left out: the suites on ${how}; set the variable and run npm test again.\n`);
}
if (!isLong)
  process.stdout.write('Left out: the long form of suites of which this was a sample; npm run test:long runs them.\n');
if (process.env['CONSUMERS'] !== 'all')
  process.stdout.write(
    'Left out: the packages under older compilers and other runtimes; npm run consumers installs those and runs them all.\n',
  );
process.exitCode = status ?? 1;
