import { CHANGES_USAGE, type ChangesArguments, parseChangesArguments } from './changes-arguments.ts';
import type { Output } from './terminal.ts';

/** `npm run changes`: exit 0 when nothing breaks, 1 when something does, 2 when that can't be told. */
export async function runChanges(words: readonly string[], now: Date, stdout: Output, stderr: Output): Promise<number> {
  let args: ChangesArguments;
  try {
    args = parseChangesArguments(words, now.toISOString().slice(0, 10));
  } catch (error) {
    const [complaint] = (error as Error).message.split(/\.?\s*$|\. /);
    stderr.write(`${complaint} (npm run changes -- --help lists what can be said)\n`);
    return 2;
  }
  if (args.help) {
    stdout.write(CHANGES_USAGE);
    return 0;
  }
  const { compareDocuments } = await import('./compare-documents.ts');
  return await compareDocuments(args, stdout, stderr);
}
