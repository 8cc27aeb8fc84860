import { systemClock } from '../common/clock.ts';
import { openScreen } from '../terminal/screen.ts';
import { runCli } from './cli.ts';

process.exitCode = await runCli(
  { argv: process.argv.slice(2), env: process.env, cwd: process.cwd() },
  openScreen(process.stdout, process.stderr, process.env),
  systemClock,
);
