import { ArgumentError } from '../../service/command-line/parse-command-line.ts';
import { type ChangesArguments, CHANGES_USAGE, parseChangesArguments } from './changes-arguments.ts';
import type { Output } from './terminal.ts';

/** `npm run changes`. Returns the exit status: 0 nothing breaks, 1 a problem in the changes, 2 the run failed. */
export async function runChanges(argv: readonly string[], now: Date, stdout: Output, stderr: Output): Promise<number> {
  let args: ChangesArguments;
  try {
    args = parseChangesArguments(argv, now.toISOString().slice(0, 10));
  } catch (error) {
    if (!(error instanceof ArgumentError)) throw error;
    stderr.write(`${error.message} (npm run changes -- --help lists the options)\n`);
    return 2;
  }
  if (args.help) {
    stdout.write(CHANGES_USAGE);
    return 0;
  }
  const { compareDocuments } = await import('./compare-documents.ts');
  return await compareDocuments(args, stdout, stderr);
}
