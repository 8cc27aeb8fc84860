import { ArgumentError } from '../../service/command-line/parse-command-line.ts';
import { type Arguments, parseArguments, USAGE } from './arguments.ts';
import { failure, type Output } from './terminal.ts';

/**
 * Runs one command line and returns the exit status: 0 done; 1 the spec has errors, the output differs, or a
 * change breaks something; 2 the run itself failed.
 */
export async function runCommand(words: readonly string[], stdout: Output, stderr: Output): Promise<number> {
  const isChanges = words[0] === 'changes';
  try {
    return await (isChanges ? runChanges(words.slice(1), stdout, stderr) : run(parseArguments(words), stdout, stderr));
  } catch (error) {
    const help = `npm run ${isChanges ? 'changes' : 'generate'} -- --help lists the options`;
    stderr.write(error instanceof ArgumentError ? `${error.message} (${help})\n` : `${failure(error)}\n`);
    return 2;
  }
}

/** Loads only the command that runs: a run with nothing to do must not pay for the others. */
const COMMANDS = {
  check: async () => (await import('./run-check.ts')).runCheck,
  watch: async () => (await import('./run-watch.ts')).runWatch,
  explain: async () => (await import('./run-explain.ts')).runExplain,
  generate: async () => (await import('./run-generate.ts')).runGenerate,
};

async function run(args: Arguments, stdout: Output, stderr: Output): Promise<number> {
  if (args.command !== 'help') return (await COMMANDS[args.command]())(args, stdout, stderr);
  stdout.write(USAGE);
  return 0;
}

async function runChanges(words: readonly string[], stdout: Output, stderr: Output): Promise<number> {
  const { CHANGES_USAGE, parseChangesArguments } = await import('./changes-arguments.ts');
  const args = parseChangesArguments(words, new Date().toISOString().slice(0, 10));
  if (!args.help) return (await import('./compare-documents.ts')).compareDocuments(args, stdout, stderr);
  stdout.write(CHANGES_USAGE);
  return 0;
}
