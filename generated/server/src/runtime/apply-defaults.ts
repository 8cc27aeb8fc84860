import type { DefaultsRule } from './route.ts';

/** The value with the defaults of what it leaves out. Never changes what it is given, and gives that back when there is nothing to add. */
export function applyDefaults(value: unknown, rule: DefaultsRule | undefined): unknown {
  if (rule === undefined || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return rule.items ? value.map((item) => applyDefaults(item, rule.items)) : value;
  const given = withoutNull(value as Readonly<Record<string, unknown>>, rule.nullable);
  const below = Object.entries(rule.properties ?? {})
    .filter(([name]) => Object.hasOwn(given, name))
    .map(([name, part]) => [name, applyDefaults(given[name], part)] as const);
  return { ...structuredCopy(rule.values), ...given, ...Object.fromEntries(below) };
}

/** The members without those that stand for their default by being null. */
function withoutNull(
  given: Readonly<Record<string, unknown>>,
  nullable: DefaultsRule['nullable'] = [],
): Readonly<Record<string, unknown>> {
  const absent = nullable.filter((name) => given[name] === null);
  return absent.length === 0
    ? given
    : Object.fromEntries(Object.entries(given).filter(([name]) => !absent.includes(name)));
}

/** Two requests must not share one default array. */
function structuredCopy(values: DefaultsRule['values'] = {}): object {
  return Object.values(values).some((value) => typeof value === 'object') ? structuredClone(values) : values;
}
