import type { JsonValue } from '../../../json.ts';
import { isObject } from '../../../model/canonical.ts';
import { isIdentifier, memberAccess, propertyKey, quoted } from '../../code.ts';
import { parameterKey } from '../../resources.ts';
import type { Call } from './call.ts';

/** The call of a generated client: `client.customers.create({ body: { … } })`. */
export function callCode({ operation, parameters, body }: Pick<Call, 'operation' | 'parameters' | 'body'>): string {
  const request = requestCode({ parameters, body });
  return `client${memberAccess(operation.resource)}${memberAccess(operation.name)}(${request})`;
}

/** The argument of the call; empty for an operation that needs none. */
export function requestCode({ parameters, body }: Pick<Call, 'parameters' | 'body'>): string {
  const parts = (['path', 'query', 'header'] as const).flatMap((location) => {
    const own = parameters.filter(({ parameter }) => parameter.in === location);
    const members = own.map(({ parameter, value }) => [parameterKey(parameter), value] as const);
    const name = location === 'header' ? 'headers' : location;
    return own.length === 0 ? [] : [[name, Object.fromEntries(members) as JsonValue] as const];
  });
  const request = Object.fromEntries([...parts, ...(body === undefined ? [] : [['body', body] as const])]);
  return Object.keys(request).length === 0 ? '' : valueCode(request);
}

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
  const keyCode = (key: string): string => (isIdentifier(key) || key === '__proto__' ? propertyKey(key) : quoted(key));
  const members = Object.entries(value).map(([key, member]) => `${keyCode(key)}: ${valueCode(member, inner)}`);
  return members.length === 0 ? '{}' : inBrackets('{ ', members, ' }', indent);
}

function inBrackets(open: string, parts: readonly string[], close: string, indent: string): string {
  const line = `${open}${parts.join(', ')}${close}`;
  if (line.length + indent.length < LINE_LENGTH && !line.includes('\n')) return line;
  return `${open.trim()}\n${parts.map((part) => `${indent}  ${part},\n`).join('')}${indent}${close.trim()}`;
}
