import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

import type { JsonObject, JsonValue } from '../../json.ts';
import { exampleFormats } from '../../load/check/example-formats.ts';
import { formatPointer, parsePointer } from '../../load/document/json.ts';
import { relaxRequired } from '../../load/document/only-direction.ts';
import { walk } from '../../load/document/grammar.ts';
import { isObject } from '../../model/canonical.ts';
import type { OneWay } from '../schema/schema-pairs.ts';
import { type Located, Side } from '../side.ts';

/**
 * A function that validates a value against all these schemas of a document with Ajv, independently of the
 * rules; `undefined` when Ajv can't compile them.
 */
export function validatorOf(schemas: readonly Located[], reader: OneWay): ((value: JsonValue) => boolean) | undefined {
  const all = schemas.map(({ side, json, path }) =>
    side.at(...path).json === undefined
      ? (json as boolean)
      : { $ref: `document:#${encodeURI(formatPointer(path)).replaceAll('#', '%23').replaceAll('?', '%3F')}` },
  );
  try {
    const ajv = schemas[0]!.side.once(reader === 'request' ? ajvForRequests : ajvForResponses);
    const validate: ValidateFunction = ajv.compile({ allOf: all });
    return (value) => validate(value) === true;
  } catch {
    return undefined;
  }
}

function ajvForRequests({ document }: Side): Ajv2020 {
  return ajvFor(withoutExamples(document, 'request'));
}

/** For readers, an open enumeration accepts every value. */
function ajvForResponses({ document }: Side): Ajv2020 {
  const copy = withoutExamples(document, 'response');
  const side = new Side(copy);
  walk(copy, (json: Record<string, JsonValue>, { name }) => {
    if (name !== 'schema' || json['x-open-enum'] !== true) return;
    const target = typeof json['$ref'] === 'string' ? side.at(...parsePointer(json['$ref'].slice(1))).json : undefined;
    // Beside a reference, the enumeration of its target is open; its other keywords still apply.
    if (isObject(target)) {
      delete json['$ref'];
      for (const [key, value] of Object.entries(target)) json[key] ??= value;
    }
    delete json['enum'];
  });
  return ajvFor(copy);
}

const FORMATS = {
  ...exampleFormats,
  float: { type: 'number', validate: (number: number) => Math.abs(number) <= 3.402_823_4e38 },
  double: { type: 'number', validate: Number.isFinite },
  byte: /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/,
} as never;

function ajvFor(document: JsonObject): Ajv2020 {
  const ajv = new Ajv2020({
    ...{ strict: false, validateSchema: false, allErrors: false, logger: false, formats: FORMATS },
    ...{ code: { optimize: false }, inlineRefs: false },
  });
  ajv.addKeyword({
    ...{ keyword: 'x-max-bytes', type: 'object', schemaType: 'number' },
    validate: (most: number, value: unknown) => Buffer.byteLength(JSON.stringify(value)) <= most,
  });
  ajv.addKeyword({
    ...{ keyword: 'x-id-prefix', type: 'string', schemaType: 'string' },
    validate: (prefix: string, value: string) => value.startsWith(prefix),
  });
  ajv.addSchema(document as never, 'document:');
  return ajv;
}

/** A copy without examples and defaults, in which Ajv would look for identifiers. */
function withoutExamples(document: JsonObject, direction: OneWay): JsonObject {
  const copy = structuredClone(document) as JsonObject;
  walk(copy, (json: Record<string, JsonValue>, { name }) => {
    delete json['example'];
    delete json['value'];
    if (name === 'schema') delete json['default'];
    if (Array.isArray(json['examples'])) delete json['examples'];
  });
  relaxRequired(copy, direction);
  return copy;
}
