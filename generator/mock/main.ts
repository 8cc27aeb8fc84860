import { ListenError } from '../serve/listen.ts';
import { parseMockArguments, runMock, USAGE } from './run-mock.ts';

try {
  const args = parseMockArguments(process.argv.slice(2));
  if (args.help) process.stdout.write(USAGE);
  else process.exitCode = await runMock(args, process.stdout, process.stderr);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = error instanceof ListenError ? 1 : 2;
}
