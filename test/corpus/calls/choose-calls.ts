import type { JsonValue } from '../../../generator/json.ts';
import { Samples } from '../../../generator/mock/samples/samples.ts';
import type { Api, JsonSchema, MediaType, Operation } from '../../../generator/model/api.ts';
import { type NamedSchemas, sentMedia } from '../../../generator/model/schemas.ts';
import { requestParts } from '../../../generator/model/names.ts';
import { parameterKey } from '../../../generator/targets/resources.ts';
import { FILE, FILE_TEXT, withFiles } from './with-files.ts';

/** A call of the generated client, as a user would write it: required parameters, and a body. */
export interface Call {
  readonly operation: Operation;
  readonly request: Readonly<Record<string, JsonValue>>;
}

/**
 * Up to `count` calls: a list, an entity and a creation first, then the rest in the order of the document.
 */
export function chooseCalls(api: Api, count: number): Call[] {
  const named = new Map(api.schemas.map(({ name, json }) => [name, json]));
  const samples = new Samples(api.schemas);
  const possible = api.operations.filter(
    (operation) => operation.body?.required !== true || bodyOf(operation) !== undefined,
  );
  const kinds = [isList, isEntity, isCreation].flatMap((kind) => possible.find(kind) ?? []);
  const chosen = [...new Set([...kinds, ...possible])].slice(0, count);
  const valueOf: ValueOf = (schema, examples) =>
    examples.find((example) => example !== undefined && samples.accepts([schema], example)) ?? samples.valueOf(schema);
  return chosen.map((operation) => ({ operation, request: requestOf(operation, named, valueOf) }));
}

/** The first example that a schema accepts, or else a sample. */
type ValueOf = (schema: JsonSchema, examples: readonly (JsonValue | undefined)[]) => JsonValue;

/** A body of a kind that the client writes. `fetch` can't send one with GET. */
function bodyOf({ method, body }: Operation): MediaType | undefined {
  const media = method === 'get' ? undefined : sentMedia(body?.content ?? []);
  return media?.kind === 'other' ? undefined : media;
}

/**
 * The schema of the body that a call has, with `FILE` in the place of each file; undefined for a call
 * without a body.
 */
export function sentSchema(operation: Operation, named: NamedSchemas): JsonSchema | undefined {
  const media = bodyOf(operation);
  if (media?.kind === 'bytes') return { const: FILE };
  return media?.kind === 'multipart' && media.schema !== undefined ? withFiles(media.schema, named) : media?.schema;
}

function isList({ method, parameters, body }: Operation): boolean {
  return method === 'get' && body?.required !== true && !parameters.some(({ required }) => required);
}

function isEntity({ method, parameters }: Operation): boolean {
  return method === 'get' && parameters.some((parameter) => parameter.in === 'path');
}

function isCreation({ method, body }: Operation): boolean {
  return method === 'post' && body !== undefined;
}

function requestOf(operation: Operation, named: NamedSchemas, valueOf: ValueOf): Call['request'] {
  const schema = sentSchema(operation, named);
  const parts = requestParts(operation).flatMap(({ name, parameters }) => {
    const members = parameters
      .filter(({ required }) => required)
      .map((one) => {
        const key = parameterKey(one);
        // `fetch` sends this header as the caller sets it, and waits when the body is longer.
        return [key, key === 'content-length' ? FILE_TEXT.length : valueOf(one.schema, [one.example])] as const;
      });
    return members.length === 0 ? [] : [[name, Object.fromEntries(members)] as const];
  });
  const examples = bodyOf(operation)?.examples ?? [];
  const body =
    schema &&
    valueOf(
      schema,
      examples.map(({ value }) => value),
    );
  return { ...Object.fromEntries(parts), ...(body !== undefined && { body }) };
}
