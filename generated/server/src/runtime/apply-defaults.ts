// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { DefaultsRule } from './route.ts';

/** Adds the defaults of absent members. Does not change its argument, and returns it if there is nothing to add. */
export function applyDefaults(value: unknown, rule: DefaultsRule | undefined): unknown {
  if (rule === undefined || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return rule.items ? value.map((item) => applyDefaults(item, rule.items)) : value;
  const source = withoutNull(value as Readonly<Record<string, unknown>>, rule.nullable);
  const below = Object.entries(rule.properties ?? {})
    .filter(([name]) => Object.hasOwn(source, name))
    .map(([name, part]) => [name, applyDefaults(source[name], part)] as const);
  return { ...structuredCopy(rule.values), ...source, ...Object.fromEntries(below) };
}

/** Removes members whose null means their default. */
function withoutNull(
  source: Readonly<Record<string, unknown>>,
  nullable: DefaultsRule['nullable'] = [],
): Readonly<Record<string, unknown>> {
  const absent = nullable.filter((name) => source[name] === null);
  return absent.length === 0
    ? source
    : Object.fromEntries(Object.entries(source).filter(([name]) => !absent.includes(name)));
}

/** Copies a default, because requests must not share an array or object. */
function structuredCopy(values: DefaultsRule['values'] = {}): object {
  return Object.values(values).some((value) => typeof value === 'object') ? structuredClone(values) : values;
}
