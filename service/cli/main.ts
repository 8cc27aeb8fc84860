import { openScreen } from '../terminal/screen.ts';
import { runBilling } from './run-billing.ts';

/** Later signals change nothing: npm repeats to its child what the terminal has sent to both. SIGHUP is a terminal that was closed. */
const ending = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => ending.abort(signal));

// Whoever reads the output may have seen enough, as `head` has; a terminal that was closed answers writes with EIO.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE' && error.code !== 'EIO') throw error;
    ending.abort('SIGPIPE');
  });
}

const { argv, env } = process;
process.exitCode = await runBilling(
  { argv: argv.slice(2), env, cwd: process.cwd(), signal: ending.signal },
  openScreen(process.stdout, process.stderr, env),
);
