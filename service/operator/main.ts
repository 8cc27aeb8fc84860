import { systemClock } from '../basics/clock.ts';
import { runCli } from './cli.ts';

process.exitCode = await runCli(
  { argv: process.argv.slice(2), env: process.env, cwd: process.cwd() },
  { out: (text) => void process.stdout.write(text), err: (text) => void process.stderr.write(text) },
  systemClock,
);
