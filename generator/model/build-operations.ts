import type { JsonObject, JsonValue } from '../json.ts';
import { isReservedHeader } from '../load/document/grammar.ts';
import type { Path } from '../load/document/json.ts';
import type { HttpMethod, JsonSchema, MediaType, Operation, Parameter, RequestBody, Response } from './api.ts';
import { compareText } from './canonical.ts';
import { memoized } from './memoized.ts';
import { operationNames } from './names.ts';
import { fixedQuery, withQuery } from './query-of-path.ts';
import type { DocumentReader } from './reader.ts';
import * as read from './reader.ts';
import { contentsOf } from './schemas.ts';

/** In the order in which a reader of a path expects them. */
export const METHODS: readonly HttpMethod[] = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'trace'];

/** RFC 9110 §9.2.2: methods that may be repeated whatever they are used for. */
const REPEATABLE: ReadonlySet<HttpMethod> = new Set(['get', 'head', 'options', 'trace', 'put', 'delete']);

/** By the place of a parameter (OpenAPI 3.1, Parameter Object). */
export const DEFAULT_STYLE: Readonly<Record<string, string>> = {
  path: 'simple',
  query: 'form',
  header: 'simple',
  cookie: 'form',
};
const PLACES = Object.keys(DEFAULT_STYLE);

export function buildOperations(reader: DocumentReader): Operation[] {
  return read
    .membersButExtensions(reader.document['paths'])
    .flatMap(([path, item]) => {
      const pathItem = reader.follow(item);
      const methods = METHODS.filter((method) => pathItem[method] !== undefined);
      return methods.map((method) => operation(reader, path, method, pathItem));
    })
    .sort((a, b) => compareText(a.id, b.id));
}

function operation(reader: DocumentReader, written: string, method: HttpMethod, pathItem: JsonObject): Operation {
  const json = read.object(pathItem[method]);
  const at: Path = ['paths', written, method];
  const route = routed(written);
  const tags = read.strings(json['tags']);
  const body = json['requestBody'];
  const accepted = json['security'] ?? reader.document['security'];
  const { query, found } = mergeQuery(queryIn(written), parameters(reader, pathItem, route, at));
  const path = withQuery(route, query);
  const names = operationNames(read.string(json['operationId']), method, path, tags[0]);
  const content = {
    parameters: found,
    ...read.optional('body', body === undefined ? undefined : requestBody(reader, body, [...at, 'requestBody'])),
    responses: responses(reader, json['responses'], at, method),
  };
  return {
    ...names,
    ...content,
    file: names.id,
    method,
    path,
    ...read.presentTexts(json, 'summary', 'description'),
    deprecated: json['deprecated'] === true,
    tags,
    security: security(accepted),
    public: accepted !== undefined && security(accepted).length === 0,
    ...read.optional('rateLimit', read.string(json['x-rate-limit'])),
    errorCodes: read.strings(json['x-error-codes']),
    emits: read.strings(json['x-emits']),
    paginated: json['x-paginated'] === true,
    repeatable: REPEATABLE.has(method) || json['x-repeatable'] === true || found.some((one) => one.isIdempotencyKey),
    ...contentsOf(schemasOf(content)),
    ...reader.located(at),
  };
}

/** The schemas of all parts of an operation, without the schemas in them. */
export function schemasOf({
  parameters,
  body,
  responses,
}: Pick<Operation, 'parameters' | 'body' | 'responses'>): JsonSchema[] {
  const media = [...(body ? [body] : []), ...responses].flatMap(({ content }) => content);
  const headers = responses.flatMap((response) => response.headers);
  return [...parameters, ...media, ...headers].map(({ schema }) => schema).filter((schema) => schema !== undefined);
}

/** Begins with a slash, and ends where a query or a fragment would begin. */
function routed(path: string): string {
  const [whole = ''] = path.split(/[?#]/, 1);
  return whole.startsWith('/') ? whole : `/${whole}`;
}

/** The query string in a path, without the parts that are templates of query parameters. */
function queryIn(path: string): readonly string[] {
  return fixedQuery(path.split('#', 1)[0]!).filter((part) => part !== '' && !part.includes('{'));
}

/** A query parameter with the name of a part of the path replaces that part, and is required like it. */
function mergeQuery(parts: readonly string[], all: readonly Parameter[]) {
  const nameOf = (part: string): string | undefined => [...new URLSearchParams(part).keys()][0];
  const fixed = new Set(parts.map(nameOf));
  const replacing = all.filter((parameter) => parameter.in === 'query' && fixed.has(parameter.name));
  const query = parts.filter((part) => !replacing.some(({ name }) => name === nameOf(part)));
  const found = all.map((parameter) => (replacing.includes(parameter) ? { ...parameter, required: true } : parameter));
  return { query, found };
}

/** Empty where no alternative needs a scheme. */
function security(value: JsonValue | undefined): Operation['security'] {
  const requirements = read.list(value).map((requirement) => {
    const schemes = read.sortedEntries(requirement);
    return schemes.map(([scheme, permissions]) => ({ scheme, permissions: read.strings(permissions) }));
  });
  return requirements.some((requirement) => requirement.length > 0) ? requirements : [];
}

/** The operation's replace those of the path item. Path parameters stand in the order of the path. */
function parameters(reader: DocumentReader, pathItem: JsonObject, path: string, at: Path): Parameter[] {
  const found = new Map<string, Parameter>();
  const add = (holder: JsonObject, parent: Path): void => {
    read.list(holder['parameters']).forEach((entry, index) => {
      const made = parameter(reader, reader.follow(entry), reader.pathOf(entry, [...parent, 'parameters', index]));
      if (isParameter(made, path)) found.set(`${made.in}:${made.name}`, made);
    });
  };
  add(pathItem, at.slice(0, -1));
  add(read.object(pathItem[at.at(-1)!]), at);
  for (const name of placeholders(path))
    memoized(found, `path:${name}`, () => parameter(reader, { name, in: 'path', schema: { type: 'string' } }, at));
  const order = (each: Parameter): number => (each.in === 'path' ? path.indexOf(`{${each.name}}`) : 0);
  return [...found.values()].sort((a, b) => PLACES.indexOf(a.in) - PLACES.indexOf(b.in) || order(a) - order(b));
}

/** Omits headers that other parts of the document describe, and what rules of the load stage report. */
function isParameter({ name, in: where }: Parameter, path: string): boolean {
  if (name === '' || !PLACES.includes(where)) return false;
  if (where === 'path') return placeholders(path).includes(name);
  return where !== 'header' || !isReservedHeader(name);
}

function placeholders(path: string): string[] {
  return [...path.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name!).filter((name) => name !== '');
}

function parameter(reader: DocumentReader, json: JsonObject, at: Path): Parameter {
  const where = (read.string(json['in']) ?? 'query') as Parameter['in'];
  const content = read.objectMembers(json['content'])[0]?.[1];
  const style = content === undefined ? (read.string(json['style']) ?? DEFAULT_STYLE[where] ?? 'form') : 'json';
  const schema = (json['schema'] ?? content?.['schema'] ?? {}) as JsonSchema;
  const example = json['example'] ?? read.objectMembers(json['examples'])[0]?.[1]['value'];
  return {
    ...read.texts(json, 'name'),
    in: where,
    required: where === 'path' || json['required'] === true,
    deprecated: json['deprecated'] === true,
    ...read.presentTexts(json, 'description'),
    style,
    explode: typeof json['explode'] === 'boolean' ? json['explode'] : style === 'form',
    schema,
    ...read.optional('example', example),
    valuePermissions: read.sortedEntries(json['x-value-permissions']).map(([value, permissions]) => ({
      value,
      permissions: read.strings(permissions),
    })),
    ...read.optional('errorCode', read.string(json['x-error-code'])),
    isIdempotencyKey: json['x-idempotency-key'] === true,
    place: reader.place(at),
  };
}

function requestBody(reader: DocumentReader, value: JsonValue, at: Path): RequestBody {
  const json = reader.follow(value);
  return {
    required: json['required'] === true,
    ...read.presentTexts(json, 'description'),
    content: writable(reader.content(json)),
    ...reader.located(reader.pathOf(value, at)),
  };
}

/** A body that generated code can write in none of its media types is bytes, which the caller serializes. */
function writable(content: readonly MediaType[]): readonly MediaType[] {
  const isOther = content.every(({ kind }) => kind === 'other');
  return isOther ? content.map((media) => ({ ...media, kind: 'bytes' })) : content;
}

function responses(reader: DocumentReader, value: JsonValue | undefined, at: Path, method: HttpMethod): Response[] {
  return read.membersButExtensions(value).map(([status, entry]) => {
    const path = [...at, 'responses', status];
    const key = [status, read.object(entry)['$ref'] ?? path.join('/'), method === 'head'].join(' ');
    return memoized(reader.responses, key, () => response(reader, status, entry, path, method));
  });
}

function response(reader: DocumentReader, status: string, entry: JsonValue, at: Path, method: HttpMethod): Response {
  const json = reader.follow(entry);
  return {
    status,
    ...read.texts(json, 'description'),
    headers: read.sortedEntries(json['headers']).map(([name, header]) => {
      const each = reader.follow(header);
      const schema = (each['schema'] ?? {}) as JsonSchema;
      return { name, required: each['required'] === true, ...read.presentTexts(each, 'description'), schema };
    }),
    // HTTP sends no body in response to HEAD (RFC 9110, section 9.3.2).
    content: method === 'head' ? [] : reader.content(json),
    ...reader.located(reader.pathOf(entry, at)),
  };
}
