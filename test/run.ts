import { spawnSync } from 'node:child_process';

/** `npm test`: every suite that this machine can run, then one line on what was left out and how to run it. */
const optional = [
  { variable: 'TEST_DATABASE_URL', what: 'PostgreSQL', example: 'postgres://postgres@127.0.0.1:5432/test' },
  { variable: 'TEST_REDIS_URL', what: 'Redis', example: 'redis://127.0.0.1:6379' },
];
const vitest = ['node_modules/vitest/vitest.mjs', 'run', ...process.argv.slice(2)];
const { status } = spawnSync(process.execPath, vitest, { stdio: 'inherit' });
const left = optional.filter(({ variable }) => !process.env[variable]);
if (left.length > 0) {
  const how = left.map(({ variable, what, example }) => `${what} (${variable}=${example})`).join(' and ');
  process.stdout.write(`Left out: the suites on ${how}; set the variable and run npm test again.\n`);
}
if (process.env['CONSUMERS'] !== 'all')
  process.stdout.write(
    'Left out: the packages under older compilers and other runtimes; npm run consumers installs those and runs them all.\n',
  );
process.exitCode = status ?? 1;
