import type { ParseArgsConfig } from 'node:util';

import { ArgumentError, parseCommandLine } from '../command-line/parse-command-line.ts';
import { UsageError } from './usage-error.ts';

/** Option values as `parseArgs` returns them. */
export type OptionValues = Readonly<Record<string, unknown>>;

export type OptionRules = NonNullable<ParseArgsConfig['options']>;

/** @throws UsageError for an unknown option or a missing value. */
export function parseOptions(
  argv: readonly string[],
  options: OptionRules,
): { values: OptionValues; positionals: readonly string[] } {
  try {
    return parseCommandLine(argv, { options, allowPositionals: true });
  } catch (error) {
    if (!(error instanceof ArgumentError)) throw error;
    throw new UsageError(`${error.message}. Try --help.`, { cause: error });
  }
}
