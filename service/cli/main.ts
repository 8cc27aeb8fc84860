import { openScreen } from '../terminal/screen.ts';
import { runBilling } from './run-billing.ts';

/**
 * The first signal ends the program; npm repeats the terminal's signal to its child. SIGHUP: the terminal
 * was closed.
 */
const ending = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => ending.abort(signal));

// A closed pipe, such as of `head`, fails writes with EPIPE, and a closed terminal with EIO.
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
