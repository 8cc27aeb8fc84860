// Generated from spec.yaml by `npm run generate`. Do not edit.
import { type Fault, InvalidRequestError } from '../errors.ts';
import { encode, isRecord, type ParameterRule, parts, present } from './values.ts';

const PREFIXES: Readonly<Record<string, string>> = { label: '.', matrix: ';' };

/**
 * Replaces the placeholders of a path. A missing value leaves its placeholder, for which the server has no route.
 *
 * @throws InvalidRequestError for a value that would change the path to another operation
 */
export type WritePath = (operation: string, path: string, values: object) => string;

export function writePath(...rules: readonly ParameterRule[]): WritePath {
  return (operation, path, values) => {
    const filled = present(rules, values).reduce(
      (text, [rule, value]) => text.replace(`{${rule.name}}`, () => pathValue(rule, value)),
      path,
    );
    const lost = filled === path ? [] : lostPlaceholders(path, filled);
    if (lost.length > 0) throw new InvalidRequestError(operation, lost.map(notASegment));
    return filled;
  };
}

/** Returns placeholders whose value would change the path: URL parsers remove empty segments, `.` and `..`. */
function lostPlaceholders(path: string, filled: string): string[] {
  const segments = filled.split(/[/?]/);
  const lost = path
    .split(/[/?]/)
    .filter((segment, index) => segment !== segments[index] && /^\.{0,2}$/.test(segments[index] ?? ''));
  return lost.flatMap((segment) => [...segment.matchAll(/\{([^{}]*)\}/g)].map((match) => match[1]!));
}

function notASegment(field: string): Fault {
  return { field, rule: 'minLength', limit: 1, message: 'must not be empty, "." or ".." in a path' };
}

function pathValue(rule: ParameterRule, value: unknown): string {
  const prefix = PREFIXES[rule.style ?? ''] ?? '';
  const written = parts(rule, value, encode);
  if (rule.style !== 'matrix' || (isRecord(value) && rule.explode))
    return prefix + written.join(rule.explode && prefix !== '' ? prefix : ',');
  const name = encode(rule.name);
  return rule.explode ? written.map((part) => `;${name}=${part}`).join('') : `;${name}=${written.join(',')}`;
}
