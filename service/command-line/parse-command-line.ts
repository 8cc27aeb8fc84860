import { parseArgs, type ParseArgsConfig } from 'node:util';

/** A command line that can't be understood. The message is one sentence without its full stop. */
export class ArgumentError extends Error {
  override readonly name = 'ArgumentError';
}

/**
 * Parses a command line with `parseArgs` of Node.js; unknown options are errors.
 *
 * @throws ArgumentError that names the wrong argument.
 */
export function parseCommandLine<const Config extends Omit<ParseArgsConfig, 'args'>>(
  argv: readonly string[],
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs({ ...config, args: [...argv] }) as ReturnType<typeof parseArgs<Config>>;
  } catch (error) {
    // Node.js appends a sentence about positional arguments, and sometimes a second line.
    const [sentence = ''] = (error instanceof Error ? error.message : String(error)).split(/\. |\n/, 1);
    throw new ArgumentError(sentence.replace(/\.$/, ''), { cause: error });
  }
}

/** One of a few values. @throws ArgumentError that lists them. */
export function choiceArgument<const Choice extends string>(
  option: string,
  value: string,
  choices: readonly Choice[],
): Choice {
  const choice = choices.find((each) => each === value);
  if (choice === undefined) throw new ArgumentError(`--${option} ${value}: must be one of ${choices.join(', ')}`);
  return choice;
}

/** A TCP port; 0 stands for any free one. @throws ArgumentError */
export function portArgument(option: string, value: string): number {
  const port = Number(value);
  if (!/^\d+$/.test(value) || port > 65_535)
    throw new ArgumentError(`--${option} ${value}: must be a number from 0 to 65535`);
  return port;
}
