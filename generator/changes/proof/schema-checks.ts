import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

import type { JsonObject, JsonValue } from '../../json.ts';
import { exampleFormats } from '../../load/check/example-formats.ts';
import { formatPointer } from '../../load/document/json-pointer.ts';
import { walk } from '../../load/document/walk.ts';
import { isObject } from '../../model/canonical.ts';
import type { Located, Side } from '../side.ts';

/** Who looks at the values: open lists are closed in requests, and not lists at all for those who read. */
export type Reader = 'request' | 'response';

export type Check = (value: JsonValue) => boolean;

/** Checks values against the schemas of one document, by Ajv, which knows nothing of how changes are judged. */
export class SchemaChecks {
  readonly #side: Side;
  readonly #ajv = new Map<Reader, Ajv2020>();

  constructor(side: Side) {
    this.#side = side;
  }

  /** Whether a value satisfies all these schemas; `undefined` when they can't be compiled. */
  checkOf(schemas: readonly Located[], reader: Reader): Check | undefined {
    const all = schemas.map(({ json, path }) =>
      this.#side.at(path) === undefined
        ? (json as boolean)
        : { $ref: `document:#${encodeURI(formatPointer(path)).replaceAll('#', '%23').replaceAll('?', '%3F')}` },
    );
    try {
      const validate: ValidateFunction = this.#ajvFor(reader).compile({ allOf: all });
      return (value) => validate(value) === true;
    } catch {
      return undefined;
    }
  }

  #ajvFor(reader: Reader): Ajv2020 {
    const known = this.#ajv.get(reader);
    if (known !== undefined) return known;
    const ajv = new Ajv2020({
      ...{ strict: false, validateSchema: false, allErrors: false, logger: false, formats: formats() },
      ...{ code: { optimize: false }, inlineRefs: false },
    });
    ajv.addKeyword({
      keyword: 'x-max-bytes',
      type: 'object',
      schemaType: 'number',
      validate: (most: number, value: unknown) => Buffer.byteLength(JSON.stringify(value)) <= most,
    });
    ajv.addKeyword({
      keyword: 'x-id-prefix',
      type: 'string',
      schemaType: 'string',
      validate: (prefix: string, value: string) => value.startsWith(prefix),
    });
    ajv.addSchema(prepared(this.#side.document, reader) as never, 'document:');
    this.#ajv.set(reader, ajv);
    return ajv;
  }
}

function formats(): NonNullable<NonNullable<ConstructorParameters<typeof Ajv2020>[0]>['formats']> {
  return {
    ...exampleFormats,
    float: { type: 'number', validate: (number: number) => Math.abs(number) <= 3.402_823_4e38 },
    double: { type: 'number', validate: Number.isFinite },
    byte: /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/,
  } as never;
}

/** Without examples, in which Ajv would look for identifiers, and without lists that are open to readers. */
function prepared(document: JsonObject, reader: Reader): JsonObject {
  const copy = structuredClone(document) as JsonObject;
  walk(copy, (json: Record<string, JsonValue>, kind) => {
    for (const key of ['default', 'example', 'value'])
      if (key !== 'default' || kind.name === 'schema') delete json[key];
    if (Array.isArray(json['examples'])) delete json['examples'];
    if (reader !== 'response' || kind.name !== 'schema' || json['x-open-enum'] !== true) return;
    const target = typeof json['$ref'] === 'string' ? targetOf(copy, json['$ref']) : json;
    // Beside a reference the list of what it leads to is open; then its type is all that holds.
    if (target !== json && target !== undefined) {
      delete json['$ref'];
      for (const [key, value] of Object.entries(target)) json[key] ??= value;
    }
    delete json['enum'];
  });
  return copy;
}

function targetOf(document: JsonObject, ref: string): JsonObject | undefined {
  let at: JsonValue | undefined = document;
  for (const key of ref.replace(/^#\//, '').split('/')) {
    at = isObject(at) ? at[decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~')] : undefined;
  }
  return isObject(at) ? at : undefined;
}
