import { CHANGES_USAGE, parseChangesArguments } from './changes-arguments.ts';
import type { Output } from './terminal.ts';

/**
 * `npm run changes`. Returns the exit status: 0 nothing breaks, 1 a problem in the changes, 2 the run
 * failed.
 */
export async function runChanges(argv: readonly string[], now: Date, stdout: Output, stderr: Output): Promise<number> {
  const args = parseChangesArguments(argv, now.toISOString().slice(0, 10));
  if (args.help) {
    stdout.write(CHANGES_USAGE);
    return 0;
  }
  const { compareDocuments } = await import('./compare-documents.ts');
  return compareDocuments(args, stdout, stderr);
}
