import type { parseArgs, ParseArgsConfig } from 'node:util';

import { ArgumentError, parseCommandLine } from '../../service/command-line/parse-command-line.ts';

/**
 * The arguments of a command that tests or measures. Prints `usage` and ends the process when they contain
 * `--help`, and rejects unknown ones.
 */
export function scriptArguments<const Config extends Omit<ParseArgsConfig, 'args'>>(
  usage: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  const argv = process.argv.slice(2);
  if (argv.includes('--help') || argv.includes('-h')) {
    process.stdout.write(usage);
    process.exit(0);
  }
  try {
    return parseCommandLine(argv, config);
  } catch (error) {
    if (!(error instanceof ArgumentError)) throw error;
    return rejectArguments(`${error.message} (--help lists the options)`);
  }
}

/** Ends a command that can't run as it was called, with exit code 2. */
export function rejectArguments(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}

/** The value of a numeric option, which may be Infinity. */
export function numberOption(name: string, value: string | number, least = 0): number {
  const number = Number(value);
  if (value === '' || !(number >= least)) rejectArguments(`--${name} must be a number from ${least}, not "${value}"`);
  return number;
}

/** The same for a whole number. */
export function wholeOption(name: string, value: string | number, least = 0): number {
  const number = numberOption(name, value, least);
  if (!Number.isInteger(number)) rejectArguments(`--${name} must be a whole number, not "${value}"`);
  return number;
}
