import { parseArgs } from 'node:util';

import { UsageError } from './usage-error.ts';

/** Option values as `parseArgs` returns them. */
export type OptionValues = Readonly<Record<string, unknown>>;

export type OptionRules = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']>;

/** @throws UsageError for an unknown option or a missing value. */
export function parseOptions(
  argv: readonly string[],
  options: OptionRules,
): { values: OptionValues; positionals: readonly string[] } {
  try {
    return parseArgs({ args: [...argv], options, strict: true, allowPositionals: true });
  } catch (error) {
    const [sentence] = (error instanceof Error ? error.message : String(error)).split(/\. |\n/, 1);
    throw new UsageError(`${sentence?.replace(/\.$/, '')}. Try --help.`, { cause: error });
  }
}
