import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

import type { JsonObject, JsonValue } from '../../../generator/json.ts';
import { exampleFormats } from '../../../generator/load/example-formats.ts';
import type { JsonSchema } from '../../../generator/model/api.ts';

/** What Ajv, which nobody here wrote, says of values. */
export class AjvJudge {
  readonly #ajv = new Ajv2020({
    strict: false,
    validateSchema: false,
    logger: false,
    formats: exampleFormats,
    inlineRefs: false,
    code: { optimize: false },
  });
  readonly #compiled = new Map<JsonSchema, ValidateFunction | undefined>();

  constructor(document: JsonObject) {
    this.#ajv.addSchema({ components: withBase(document['components'] ?? {}) }, 'document:');
  }

  /** Whether the value satisfies a schema of the document; `undefined` for one that Ajv can't read. */
  holds(schema: JsonSchema, value: JsonValue): boolean | undefined {
    if (!this.#compiled.has(schema)) this.#compiled.set(schema, this.#compile(schema));
    return this.#compiled.get(schema)?.(value);
  }

  #compile(schema: JsonSchema): ValidateFunction | undefined {
    try {
      return this.#ajv.compile(withBase(schema) as JsonObject);
    } catch {
      return undefined;
    }
  }
}

/** References lead to the one document wherever they stand; what is no schema, and could look like one, is left out. */
function withBase(value: JsonValue): JsonValue {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withBase);
  const entries = Object.entries(value as JsonObject).filter(([key]) => !['default', 'example', 'value'].includes(key));
  return Object.fromEntries(
    entries.map(([key, member]) => [
      key,
      key === '$ref' && typeof member === 'string' ? `document:${member}` : withBase(member),
    ]),
  );
}
