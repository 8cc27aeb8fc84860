import type { JsonValue } from '../../../json.ts';
import { isObject } from '../../../model/canonical.ts';
import { isIdentifier, propertyKey, quoted } from '../../code.ts';

/** Longer lists and objects are broken into lines. */
const LINE_LENGTH = 60;

/** A JSON value as a TypeScript literal, formatted for reading. */
export function valueCode(value: JsonValue, indent = ''): string {
  if (typeof value === 'string') return quoted(value);
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const items = value.map((item) => valueCode(item, inner));
    return items.length === 0 ? '[]' : inBrackets('[', items, ']', indent);
  }
  if (!isObject(value)) return JSON.stringify(value);
  const members = Object.entries(value).map(([key, member]) => `${keyCode(key)}: ${valueCode(member, inner)}`);
  return members.length === 0 ? '{}' : inBrackets('{ ', members, ' }', indent);
}

function inBrackets(open: string, parts: readonly string[], close: string, indent: string): string {
  const line = `${open}${parts.join(', ')}${close}`;
  if (line.length + indent.length < LINE_LENGTH && !line.includes('\n')) return line;
  return `${open.trim()}\n${parts.map((part) => `${indent}  ${part},\n`).join('')}${indent}${close.trim()}`;
}

function keyCode(key: string): string {
  return isIdentifier(key) || key === '__proto__' ? propertyKey(key) : quoted(key);
}
