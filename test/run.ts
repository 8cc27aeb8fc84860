import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

import { rejectArguments } from './support/script-arguments.ts';
import { allFiles, countByFolder, FAST_SUITES, filesOf, SLOW_SUITES } from './suite-levels.ts';

/**
 * `npm test` runs the suites that this machine can run in about five minutes; `npm test -- fast` runs those
 * of the inner loop, `npm run test:slow` those that `npm test` leaves out, and `npm test -- PATH` those
 * below a path. Afterwards it prints which suites were left out and how to run them.
 */
const services = [
  { variable: 'TEST_DATABASE_URL', name: 'PostgreSQL', example: 'postgres://postgres@127.0.0.1:5432/test' },
  { variable: 'TEST_REDIS_URL', name: 'Redis', example: 'redis://127.0.0.1:6379' },
];
/** Programs that suites start, with an argument that ends them at once. */
const programs = [
  ['PgBouncer', 'pgbouncer', '--version'],
  ['promtool', 'promtool', '--version'],
  ['redis-server', 'redis-server', '--version'],
  ['nginx', 'nginx', '-v'],
  ['HAProxy', 'haproxy', '-v'],
  ['Caddy', 'caddy', 'version'],
] as const;
const isLong = process.env['TEST_LENGTH'] === 'long';
const [first, ...others] = process.argv.slice(2);
const isFast = first === 'fast';
const isSlow = first === 'slow';
/** Those of a path, which run whole. */
const namesSuites =
  !isSlow && [first, ...others].some((argument) => argument !== undefined && !argument.startsWith('-'));
const paths = others.filter((argument) => argument.startsWith('test/'));
// Vitest would run them besides all others.
if ((isFast || isSlow) && paths.length > 0)
  rejectArguments(`${first} takes no path. Run these suites alone: npm test -- ${paths.join(' ')}`);

/** The suites that have a long form use one of these. */
const LONG = /\b(isLongRun|shortSample|eachPlaceInLongRuns|COMPILERS|compilerMessages)\b/;
/** Those that one of these declares run on another database, too. */
const DIVIDED = /\b(eachService|eachEngine|eachPlace)\(/;

function longSuites(): readonly string[] {
  return allFiles().filter((file) => {
    const text = readFileSync(file, 'utf8');
    return LONG.test(text) || (process.env['TEST_DATABASE_URL'] !== undefined && DIVIDED.test(text));
  });
}

function chosenSuites(): readonly string[] {
  if (isFast) return filesOf(FAST_SUITES);
  if (isSlow) return filesOf(SLOW_SUITES);
  if (namesSuites) return [];
  return isLong ? longSuites() : allFiles().filter((file) => !slowFiles.has(file));
}

function leftOut(text: string): void {
  process.stdout.write(`Left out: ${text}\n`);
}

const slowFiles = new Set(filesOf(SLOW_SUITES));
const chosen = chosenSuites();
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', ...chosen, ...process.argv.slice(isFast || isSlow ? 3 : 2)],
  { stdio: 'inherit', env: { ...process.env, TEST_DIVIDED: namesSuites ? 'no' : 'yes' } },
);
if (isFast) {
  const left = countByFolder(allFiles().filter((file) => !chosen.includes(file)));
  leftOut(`${left}; npm test runs them, npm test -- PATH some of them.`);
} else if (!isSlow && !namesSuites && !isLong) {
  leftOut(`the suites that take longest, ${countByFolder([...slowFiles])}; npm run test:slow runs them.`);
}
const missing = services.filter(({ variable }) => !process.env[variable]);
if (missing.length > 0) {
  const settings = missing.map(({ variable, name, example }) => `${name} (${variable}=${example})`).join(' and ');
  leftOut(`the suites that need ${settings}; set the variable and run npm test again.`);
}
const absent = programs.filter(([, program, argument]) => spawnSync(program, [argument]).status !== 0);
if (absent.length > 0 && !isFast) {
  const names = absent.map(([name]) => name).join(', ');
  leftOut(`the tests with programs that this machine does not have: ${names}; install them and run npm test again.`);
}
if (!isLong)
  leftOut(
    'the long form of suites that ran with a sample, and most repetitions on a second database; npm run test:long runs them.',
  );
if (process.env['CONSUMERS'] !== 'all')
  leftOut('the packages under older compilers and other runtimes; npm run consumers installs those and runs them all.');
process.exitCode = status ?? 1;
