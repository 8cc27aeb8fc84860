import type { JsonObject, JsonValue } from '../../json.ts';
import { isObject } from '../../model/canonical.ts';
import { DEFAULT_STYLE } from '../../model/build-operations.ts';
import { string } from '../../model/reader.ts';
import { membersOf } from '../side.ts';

/** How a parameter's value is written, with the defaults of OpenAPI 3.1 (Parameter Object). */
export function serializationOf(parameter: JsonObject): Readonly<Record<string, JsonValue>> {
  const content = membersOf({ json: parameter['content'], path: [] })[0];
  if (content !== undefined) return { content: content[0], style: null, explode: null, allowReserved: false };
  const style = string(parameter['style']) ?? DEFAULT_STYLE[string(parameter['in']) ?? 'query'] ?? 'form';
  const explode = typeof parameter['explode'] === 'boolean' ? parameter['explode'] : style === 'form';
  // `explode` does not affect a single value.
  const single = isSingle(parameter['schema']);
  return { content: null, style, explode: single ? null : explode, allowReserved: parameter['allowReserved'] === true };
}

function isSingle(schema: JsonValue | undefined): boolean {
  const type = isObject(schema) ? schema['type'] : undefined;
  return typeof type === 'string' && type !== 'array' && type !== 'object';
}
