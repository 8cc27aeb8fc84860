import { timestamp } from '../common/clock.ts';
import type { OptionValues } from './parse-options.ts';
import { UsageError } from './usage-error.ts';

/** An id of the API: a prefix and 26 characters. */
type Id<Prefix extends string> = `${Prefix}${string}`;

/** Typed access to a command's arguments. Every getter throws a UsageError that names the option. */
export class Input {
  readonly #values: OptionValues;
  readonly #positionals: readonly string[];

  constructor(values: OptionValues, positionals: readonly string[]) {
    this.#values = values;
    this.#positionals = positionals;
  }

  /** The positional argument at `index`; their number was checked before. */
  positional(index: number): string {
    return this.#positionals[index] ?? '';
  }

  positionalId<Prefix extends string>(index: number, prefix: Prefix): Id<Prefix> {
    return asId('The id', this.positional(index), prefix);
  }

  optional(name: string): string | undefined {
    const value = this.#values[name];
    return typeof value === 'string' ? value : undefined;
  }

  text(name: string): string {
    const value = this.optional(name);
    if (value === undefined) throw new UsageError(`--${name} is required. Try --help.`);
    return value;
  }

  flag(name: string): boolean {
    return this.#values[name] === true;
  }

  /** All values of a repeatable option. */
  all(name: string): readonly string[] {
    const values = this.#values[name];
    return Array.isArray(values) ? values.map(String) : [];
  }

  /** `true` or `false`; undefined when the option is absent. */
  boolean(name: string): boolean | undefined {
    const value = this.optional(name);
    return value === undefined ? undefined : this.choice(`--${name}`, value, ['true', 'false']) === 'true';
  }

  /** A comma-separated list; undefined when the option is absent. */
  list(name: string): string[] | undefined {
    const items = this.optional(name)
      ?.split(',')
      .map((item) => item.trim());
    return items?.filter((item) => item !== '');
  }

  id<Prefix extends string>(name: string, prefix: Prefix): Id<Prefix> {
    return asId(`--${name}`, this.text(name), prefix);
  }

  optionalId<Prefix extends string>(name: string, prefix: Prefix): Id<Prefix> | undefined {
    const value = this.optional(name);
    return value === undefined ? undefined : asId(`--${name}`, value, prefix);
  }

  integer(name: string): number | undefined {
    const value = this.optional(name);
    if (value === undefined) return undefined;
    if (!/^\d{1,15}$/.test(value)) throw new UsageError(`--${name} must be a whole number, not "${value}".`);
    return Number(value);
  }

  /** A date or an RFC 3339 date-time, in the service's format. */
  time(name: string): string | undefined {
    const value = this.optional(name);
    if (value === undefined) return undefined;
    const date = new Date(value);
    if (!/^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d))?$/.test(value) || Number.isNaN(date.getTime())) {
      throw new UsageError(`--${name} must be a date-time such as 2026-12-31T23:00:00Z, not "${value}".`);
    }
    return timestamp(date);
  }

  object(name: string): Record<string, unknown> | undefined {
    const value = this.optional(name);
    if (value === undefined) return undefined;
    const parsed = parseJson(value);
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
      throw new UsageError(`--${name} must be a JSON object, such as '{"id":"ctm_…"}'.`);
    }
    return { ...parsed };
  }

  choice<const Values extends readonly string[]>(what: string, value: string, values: Values): Values[number] {
    const choice = values.find((candidate) => candidate === value);
    if (choice === undefined) throw new UsageError(`${what} must be one of ${values.join(', ')}, not "${value}".`);
    return choice;
  }
}

/** The defined members: undefined ones are omitted, so that defaults apply. */
export function defined<T extends object>(members: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}

function asId<Prefix extends string>(what: string, value: string, prefix: Prefix): Id<Prefix> {
  if (!value.startsWith(prefix) || !/^[a-z0-9]{26}$/.test(value.slice(prefix.length))) {
    throw new UsageError(`${what} must be ${prefix} and 26 lower-case letters or digits, not "${value}".`);
  }
  return value as Id<Prefix>;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
