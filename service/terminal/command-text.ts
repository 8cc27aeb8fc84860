import { didYouMean } from '../command-line/nearest.ts';
import type { OptionRules, OptionValues } from './parse-options.ts';
import { UsageError } from './usage-error.ts';

/** The description of a command, for its help and for parsing its arguments. */
export interface CommandText {
  /** One word, or group and verb: `api-key create`. */
  readonly name: string;
  readonly summary: string;
  /** Positional arguments: `<id>` is required, `[type]` is optional. */
  readonly positionals?: readonly string[];
  readonly options: readonly CommandOption[];
  /** Example arguments, without the program's name. */
  readonly examples: readonly string[];
  /** Lines below the examples. */
  readonly notes?: readonly string[];
}

export interface CommandOption {
  /** The name without dashes. */
  readonly name: string;
  /** The value's placeholder in help. Absent for an option without a value. */
  readonly placeholder?: string;
  readonly required?: true;
  /** May be repeated. */
  readonly repeated?: true;
  readonly meaning: string;
}

/** A program with commands, as help shows it. */
export interface ProgramText {
  /** How to call it: `npm run operator --`. */
  readonly call: string;
  readonly purpose: string;
  /** Options of every command. */
  readonly common: readonly CommandOption[];
  /** Sections at the end of its help. */
  readonly more?: readonly string[];
}

/** The options in the form that `parseOptions` accepts. */
export function optionRules(options: readonly CommandOption[]): OptionRules {
  const rules = options.map(({ name, placeholder, repeated }) => {
    const type = placeholder === undefined ? 'boolean' : 'string';
    return [name, { type, ...(repeated === true && { multiple: true }) }] as const;
  });
  return Object.fromEntries(rules);
}

/**
 * Finds the command that the arguments begin with, and the arguments after its name.
 *
 * @throws UsageError when no command has that name.
 */
export function findCommand<Command extends CommandText>(
  { call }: ProgramText,
  commands: readonly Command[],
  [group = '', ...rest]: readonly string[],
): { readonly command: Command; readonly rest: readonly string[] } {
  const [verb = '', ...after] = rest;
  const both = commands.find(({ name }) => name === `${group} ${verb}`);
  if (both !== undefined) return { command: both, rest: after };
  const one = commands.find(({ name }) => name === group);
  if (one !== undefined) return { command: one, rest };
  const verbs = commands.flatMap(({ name }) => (name.startsWith(`${group} `) ? [name.slice(group.length + 1)] : []));
  const names = commands.map(({ name }) => name.split(' ', 1)[0]!);
  const [wrong, meant] =
    verbs.length > 0 ? [`${group} ${verb}`, didYouMean(verb, verbs)] : [group, didYouMean(group, names)];
  throw new UsageError(`There is no command "${wrong}".${meant} Try: ${call} --help`);
}

/** @throws UsageError for missing or surplus positional arguments, or a missing required option. */
export function checkArguments(
  { call }: ProgramText,
  { name, positionals = [], options }: CommandText,
  parsed: { readonly values: OptionValues; readonly positionals: readonly string[] },
): void {
  const needed = positionals.filter((positional) => !positional.startsWith('['));
  const count = parsed.positionals.length;
  if (count < needed.length || count > positionals.length) {
    const form = positionals.length === 0 ? 'only options' : positionals.join(' ');
    throw new UsageError(`${name} takes ${form}. Try: ${call} ${name} --help`);
  }
  const missing = options.find((option) => option.required === true && parsed.values[option.name] === undefined);
  if (missing !== undefined) throw new UsageError(`--${missing.name} is required. Try: ${call} ${name} --help`);
}
