import type { Validator } from '@billing/validators';

import type { JsonObject } from '../../../generator/json.ts';
import type { Api, JsonSchema } from '../../../generator/model/api.ts';
import { moduleNames } from '../../../generator/model/module-names.ts';
import { namedSchemas } from '../../../generator/targets/schemas-read.ts';
import { operationExports } from '../../../generator/targets/validators/operation-exports.ts';

/** A check of the validators package, and the schema from which it was generated. */
export interface Subject {
  /** The source, as in `OutputFile.sources`, and the checked part: `operations/customers.create body`. */
  readonly name: string;
  readonly schema: JsonSchema;
  /** The committed check. */
  readonly load: () => Promise<Validator<unknown>>;
}

/**
 * Every check of a JSON value: named schemas, bodies, responses and payloads. Parameters are tested over
 * HTTP.
 */
export function subjectsOf(api: Api): Subject[] {
  const schemaFiles = moduleNames(api.schemas.map(({ name }) => name));
  const eventFiles = moduleNames(api.events.map(({ key }) => key));
  const named = namedSchemas(api);
  const operationFiles = moduleNames(api.operations.map(({ id }) => id));
  const subject = (source: string, file: string, name: string, schema: JsonSchema): Subject => ({
    name: `${source} ${name}`,
    schema,
    load: async () => ((await import(`@billing/validators/${file}`)) as Record<string, Validator<unknown>>)[name]!,
  });
  return [
    ...api.schemas.map(({ name, typeName, json }) =>
      subject(`schemas/${name}`, `schemas/${schemaFiles.get(name)}`, typeName, json),
    ),
    ...api.operations.flatMap((operation) =>
      operationExports(operation, named)
        .filter(({ name }) => !['path', 'query', 'headers'].includes(name))
        .map(({ name, schema }) =>
          subject(`operations/${operation.id}`, operationFiles.get(operation.id)!, name, schema),
        ),
    ),
    ...api.events.map(({ key, typeName, schema }) =>
      subject(`events/${key}`, `events/${eventFiles.get(key)}`, typeName, schema),
    ),
  ];
}

/** A referenced schema has its own check and its own cases. */
export function isReference(schema: JsonSchema): boolean {
  return typeof (schema as JsonObject)['$ref'] === 'string' && Object.keys(schema).every((key) => BESIDE.has(key));
}

/** Keywords that constrain no value. */
const BESIDE = new Set([
  '$ref',
  'description',
  'examples',
  'example',
  'default',
  'deprecated',
  'x-open-enum',
  'x-sensitive',
  'title',
]);
