import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

import type { JsonObject, JsonValue } from '../../../generator/json.ts';
import { exampleFormats } from '../../../generator/load/check/example-formats.ts';
import type { Api, JsonSchema } from '../../../generator/model/api.ts';

/** The verdicts of Ajv, an independent validator. */
export class AjvValidator {
  readonly #ajv = new Ajv2020({
    strict: false,
    validateSchema: false,
    logger: false,
    formats: exampleFormats,
    inlineRefs: false,
    code: { optimize: false },
  });
  readonly #compiled = new Map<JsonSchema, ValidateFunction | undefined>();

  constructor({ schemas: named }: Pick<Api, 'schemas'>) {
    const schemas = Object.fromEntries(named.map(({ name, json }) => [name, json]));
    this.#ajv.addSchema({ components: withBase({ schemas }) }, 'document:');
  }

  /** Whether the value satisfies a schema of the document; `undefined` if Ajv cannot compile the schema. */
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

/** Keywords whose members are schemas, whatever their names. */
const MAPS = new Set(['properties', 'patternProperties', 'dependentSchemas', 'schemas']);
/** Keywords whose values are data: a `$ref` or `$id` inside them has no meaning. */
const DATA = new Set(['default', 'example', 'examples', 'value']);

/** Resolves all references in the one document; omits annotations, which could look like schemas. */
function withBase(value: JsonValue, isMap = false): JsonValue {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item: JsonValue) => withBase(item));
  const entries = Object.entries(value as JsonObject).filter(
    ([key]) => isMap || !(DATA.has(key) || key.startsWith('x-')),
  );
  return Object.fromEntries(
    entries.map(([key, member]) => {
      if (!isMap && key === '$ref' && typeof member === 'string') return [key, `document:${member}`];
      if (!isMap && (key === 'enum' || key === 'const')) return [key, member];
      return [key, withBase(member, !isMap && MAPS.has(key))];
    }),
  );
}
