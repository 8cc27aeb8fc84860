import { type Arguments, parseArguments, USAGE } from './arguments.ts';
import { failure } from './failure.ts';
import type { Output } from './terminal.ts';

/**
 * Runs one command line and gives the exit status: 0 done, 1 the spec has errors or the output differs, 2
 * the run itself failed.
 */
export async function runCommand(words: readonly string[], stdout: Output, stderr: Output): Promise<number> {
  if (words[0] === 'changes') return compare(words.slice(1), stdout, stderr);
  let args: Arguments;
  try {
    args = parseArguments(words);
  } catch (error) {
    // Node adds a second sentence about positional arguments, which this command does not have.
    const [complaint] = (error as Error).message.split(/\.?\s*$|\. /);
    stderr.write(`${complaint} (npm run generate -- --help lists the options)\n`);
    return 2;
  }
  try {
    return await run(args, stdout, stderr);
  } catch (error) {
    stderr.write(`${failure(error)}\n`);
    return 2;
  }
}

async function compare(words: readonly string[], stdout: Output, stderr: Output): Promise<number> {
  try {
    return await (await import('./run-changes.ts')).runChanges(words, new Date(), stdout, stderr);
  } catch (error) {
    stderr.write(
      `The comparison itself failed; nothing is known of the changes.\n${(error as Error).stack ?? String(error)}\n`,
    );
    return 2;
  }
}

/** Loads only the command that runs: a run with nothing to do must not pay for the others. */
async function run(args: Arguments, stdout: Output, stderr: Output): Promise<number> {
  switch (args.command) {
    case 'help':
      stdout.write(USAGE);
      return 0;
    case 'check':
      return (await import('./run-check.ts')).runCheck(args, stdout, stderr);
    case 'watch':
      return (await import('./run-watch.ts')).runWatch(args, stdout, stderr);
    case 'explain':
      return (await import('./run-explain.ts')).runExplain({ ...args, explain: args.explain ?? '' }, stdout, stderr);
    case 'generate':
      return (await import('./run-generate.ts')).runGenerate(args, stdout, stderr);
  }
}
