import { ListenError } from '../listen.ts';
import { runMock } from './run-mock.ts';
import { parseWords, USAGE } from './words.ts';

try {
  const words = parseWords(process.argv.slice(2));
  if (words.help) process.stdout.write(USAGE);
  else process.exitCode = await runMock(words, process.stdout, process.stderr);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = error instanceof ListenError ? 1 : 2;
}
