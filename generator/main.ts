import { runCommand } from './cli/run-command.ts';

// The reader of standard output may stop early, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});
process.exitCode = await runCommand(process.argv.slice(2), process.stdout, process.stderr);
