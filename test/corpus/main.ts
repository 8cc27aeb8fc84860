import { runCorpus } from './run-corpus.ts';
import { parseArguments, USAGE } from './arguments.ts';

try {
  const parsed = parseArguments(process.argv.slice(2));
  if (parsed.help) process.stdout.write(USAGE);
  else process.exitCode = await runCorpus(parsed, process.stdout, process.stderr);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 2;
}
