import { openScreen } from '../terminal/screen.ts';
import { runBilling } from './run-billing.ts';

/** More signals than one change nothing: npm repeats to its child what the terminal has sent to both. */
const ending = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => ending.abort(signal));

// Whoever reads the output may have seen enough, as `head` has.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  ending.abort('SIGPIPE');
});

const { argv, env } = process;
process.exitCode = await runBilling(
  { argv: argv.slice(2), env, cwd: process.cwd(), signal: ending.signal },
  openScreen(process.stdout, process.stderr, env),
);
