import { validate } from '@cfworker/json-schema';

import type { JsonValue } from '../../json.ts';
import type { JsonSchema, NamedSchema } from '../../model/api.ts';
import { referenceTo } from '../../model/schemas.ts';

/**
 * Returns a function that checks a value against several schemas. It interprets them: a mock checks few
 * values, and compiling the schemas of a large document takes seconds.
 */
export function valueCheck(schemas: readonly NamedSchema[]) {
  const lookup: Record<string, object | boolean> = Object.create(null);
  for (const { name, json } of schemas) lookup[referenceTo(name)] = json;
  return (all: readonly JsonSchema[], value: JsonValue): boolean => {
    try {
      return all.every((schema) => validate(value, schema as object, '2020-12', lookup).valid);
    } catch {
      return true;
    }
  };
}
