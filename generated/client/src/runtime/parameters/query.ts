// Generated from spec.yaml by `npm run generate`. Do not edit.
import { encode, entries, isRecord, type ParameterRule, parts, present } from './values.ts';

const DELIMITERS: Readonly<Record<string, string>> = { spaceDelimited: '%20', pipeDelimited: '%7C' };

/** Adds `?a=1&b=2` to a path, which may have a query already. */
export type WriteQuery = (path: string, values: object) => string;

export function writeQuery(...rules: readonly ParameterRule[]): WriteQuery {
  return (path, values) => {
    const written = present(rules, values).flatMap(([rule, value]) => queryParts(rule, value));
    return written.length === 0 ? path : `${path}${path.includes('?') ? '&' : '?'}${written.join('&')}`;
  };
}

function queryParts(rule: ParameterRule, value: unknown): string[] {
  const name = encode(rule.name);
  if (rule.style === 'deepObject' && isRecord(value)) return deepParts(name, value);
  const written = parts(rule, value, encode);
  if (rule.explode && rule.style === 'form')
    return isRecord(value) ? written : written.map((part) => `${name}=${part}`);
  return [`${name}=${written.join(DELIMITERS[rule.style ?? ''] ?? ',')}`];
}

function deepParts(name: string, value: Readonly<Record<string, unknown>>): string[] {
  return entries(value).flatMap(([key, item]) => [item].flat().map((one) => `${name}[${encode(key)}]=${encode(one)}`));
}
