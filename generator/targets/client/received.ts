import { isObject } from '../../model/canonical.ts';
import type { JsonSchema, MediaType, Operation, Response } from '../../model/api.ts';
import { itemTypeName } from '../../model/names.ts';
import { list, object } from '../../model/reader.ts';
import { type NamedSchemas, resolveSchema, streamKind } from '../../model/schemas.ts';
import { contentType } from '../bodies.ts';
import { TypeText } from '../code.ts';
import { bodyTypeName, errorResponses, successes } from '../resources.ts';

/** How the client reads a body of a media type. */
type Reading = 'json' | 'text' | 'bytes' | 'events' | 'lines';

interface Offered {
  readonly media: MediaType;
  readonly reading: Reading;
}

/** How a client reads the responses of an operation that are not simply JSON, and what a call results in. */
export function receivedView(operation: Operation, named: NamedSchemas) {
  const responses = successes(operation);
  const offers = responses.map((response) => ({ response, offered: offeredBy(response) }));
  const results = offers.flatMap(({ response, offered }) => typesOf(operation, response, preferred(offered), named));
  const isNegotiated =
    !operation.paginated && offers.some(({ offered }) => new Set(offered.map(({ reading }) => reading)).size > 1);
  const accept = acceptOf(offers.flatMap(({ offered }) => preferred(offered)));
  const statuses = readersByStatus(operation, named);
  const types = isNegotiated ? [...new Set(offers.flatMap(({ offered }) => offered.map(mediaTypeOf)))] : [];
  const byType = types.map((mediaType) => ({
    mediaType,
    type: union(
      offers.flatMap(({ response, offered }) => {
        const own = offered.filter((one) => mediaTypeOf(one) === mediaType);
        return typesOf(operation, response, own.length > 0 ? own : preferred(offered), named);
      }),
    ),
  }));
  const printed = [union(results), ...byType.map(({ type }) => type)].map(({ text }) => text).join(' ');
  return {
    result: union(results),
    results: byType,
    usualAccept: accept,
    accept: accept === 'application/json' && !isNegotiated ? '' : accept,
    usual: isNegotiated ? [...new Set(offers.flatMap(({ offered }) => preferred(offered).map(mediaTypeOf)))] : [],
    readers: statuses,
    imports: importsOf(statuses, printed, isNegotiated),
    printed,
  };
}

/** The type of the body of an error response. */
export function errorBodyTypeText(operation: Operation, response: Response): string {
  const offered = offeredBy(response).map((one) => (isStream(one) ? { ...one, reading: 'text' as const } : one));
  if (offered.length === 0) return 'undefined';
  const readings = new Set(offered.map(({ reading }) => reading));
  return union([...readings].map((reading) => typeName(operation, response, reading, readings.size === 1))).text;
}

/** Without those that generated code does not read, unless there are no others. */
function offeredBy({ content }: Response): Offered[] {
  const read = content.filter(({ mediaType, kind }) => kind !== 'other' || streamKind(mediaType) !== undefined);
  return (read.length > 0 ? read : content).map((media) => ({ media, reading: readingOf(media) }));
}

function readingOf({ mediaType, kind }: MediaType): Reading {
  return streamKind(mediaType) ?? (kind === 'json' || kind === 'bytes' ? kind : 'text');
}

function isStream({ reading }: Offered): boolean {
  return reading === 'events' || reading === 'lines';
}

/** What a caller accepts who names no media type: JSON and bytes, or else text, or else a stream. */
function preferred(offered: readonly Offered[]): readonly Offered[] {
  const data = offered.filter(({ reading }) => reading === 'json' || reading === 'bytes');
  const texts = offered.filter(({ reading }) => reading === 'text');
  return [data, texts].find((some) => some.length > 0) ?? offered;
}

/** The header `accept`; JSON comes first, and only once. */
function acceptOf(accepted: readonly Offered[]): string {
  const json = accepted.filter(({ reading }) => reading === 'json').map(({ media }) => contentType(media));
  const first = json.includes('application/json') ? 'application/json' : json[0];
  const others = accepted.filter(({ reading }) => reading !== 'json').map(mediaTypeOf);
  return [...new Set([...(first === undefined ? [] : [first]), ...others])].join(', ') || 'application/json';
}

function mediaTypeOf({ media }: Offered): string {
  return media.mediaType;
}

function typesOf(
  operation: Operation,
  response: Response,
  offered: readonly Offered[],
  named: NamedSchemas,
): readonly string[] {
  if (response.content.length === 0) return ['undefined'];
  const isOnly = new Set(offeredBy(response).map(({ reading }) => reading)).size === 1;
  return offered.map(({ media, reading }) => {
    if (reading !== 'events' && reading !== 'lines') return typeName(operation, response, reading, isOnly);
    const item = itemTypeName(operation.typeName, response.status);
    const isWhole = reading === 'lines' || isEvent(media.schema, named);
    return `ResponseStream<${isWhole ? item : `ServerSentEvent<${item}>`}>`;
  });
}

/** The declared type of the response stands for its JSON, or for its only kind of content. */
function typeName(operation: Operation, response: Response, reading: Reading, isOnly: boolean): string {
  const declared = bodyTypeName(operation, response)!;
  if (reading === 'json') return declared;
  if (reading === 'bytes') return isOnly ? declared : 'Uint8Array';
  return isOnly && response.content.every(({ kind }) => kind === 'text') ? declared : 'string';
}

function union(types: readonly string[]): TypeText {
  return new TypeText([...new Set(types)].join(' | ') || 'undefined');
}

interface ReaderView {
  readonly mediaType: string;
  readonly name: string;
  /** Of a stream: it names the operation in errors. */
  readonly operation?: string;
  /** Of events. */
  readonly data?: string;
}

/**
 * The readers of each status; none if all responses are read as JSON. Errors are listed if one of them is
 * bytes.
 */
function readersByStatus(operation: Operation, named: NamedSchemas) {
  const readsOf = (responses: readonly Response[]): Set<Reading> =>
    new Set(responses.flatMap((response) => offeredBy(response).map(({ reading }) => reading)));
  const own = successes(operation);
  const errors = errorResponses(operation).filter((response) => !own.includes(response));
  const hasBytes = readsOf(errors).has('bytes');
  const ownReadings = readsOf(own);
  if (!hasBytes && (ownReadings.size === 0 || (ownReadings.size === 1 && ownReadings.has('json')))) return [];
  return [...own, ...(hasBytes ? errors : [])].map((response) => {
    const offered = offeredBy(response);
    const only = new Set(offered.map(({ reading }) => reading)).size === 1 ? offered[0]!.reading : undefined;
    // A file arrives with its own media type, whatever the document says.
    if (own.includes(response) && (only === 'bytes' || only === 'text'))
      return { status: response.status, readers: [{ mediaType: '*/*', name: READERS[only] }] };
    return { status: response.status, readers: offered.map((one) => readerOf(operation, one, named)) };
  });
}

const READERS = {
  json: 'readJson',
  text: 'readText',
  bytes: 'readBytes',
  events: 'readEvents',
  lines: 'readLines',
} as const;

function readerOf({ id }: Operation, { media, reading }: Offered, named: NamedSchemas): ReaderView {
  const { mediaType, schema } = media;
  return {
    mediaType,
    name: READERS[reading],
    ...((reading === 'events' || reading === 'lines') && { operation: id }),
    ...(reading === 'events' && { data: eventData(schema, named) }),
  };
}

function eventData(schema: JsonSchema | undefined, named: NamedSchemas): 'text' | 'json' | 'any' {
  const resolved = resolveSchema(schema, named);
  if (!isObject(resolved) || Object.keys(resolved).length === 0 || resolved['type'] === 'string') return 'text';
  return isEvent(schema, named) ? 'any' : 'json';
}

/** Whether a schema describes events with their `event` and `data`, not only their data. */
function isEvent(schema: JsonSchema | undefined, named: NamedSchemas, inside: readonly unknown[] = []): boolean {
  const resolved = resolveSchema(schema, named);
  if (!isObject(resolved) || inside.includes(resolved)) return false;
  const forms = [...list(resolved['anyOf']), ...list(resolved['oneOf'])];
  if (forms.length > 0) return forms.every((form) => isEvent(form as JsonSchema, named, [...inside, resolved]));
  const properties = object(resolved['properties']);
  return properties['event'] !== undefined && properties['data'] !== undefined;
}

const FILES: Readonly<Record<string, string>> = {
  readText: 'read-text',
  readBytes: 'read-bytes',
  readEvents: 'read-events',
  readLines: 'read-lines',
};

/** Modules of the runtime that only operations with such bodies import. */
function importsOf(
  statuses: readonly { readonly readers: readonly ReaderView[] }[],
  printed: string,
  isNegotiated: boolean,
) {
  const names = new Set(statuses.flatMap(({ readers }) => readers.map(({ name }) => name)));
  const types = [
    ...(isNegotiated ? [{ name: 'NegotiatedEndpoint', file: 'accepting', type: true }] : []),
    ...(printed.includes('ServerSentEvent<') ? [{ name: 'ServerSentEvent', file: 'read-events', type: true }] : []),
    ...(printed.includes('ResponseStream<') ? [{ name: 'ResponseStream', file: 'stream', type: true }] : []),
  ];
  const readers = Object.entries(FILES).filter(([name]) => names.has(name));
  return {
    json: names.has('readJson'),
    bodies: [
      ...(statuses.length > 0 ? [{ name: 'readResponse', file: 'read-response', type: false }] : []),
      ...readers.map(([name, file]) => ({ name, file, type: false })),
      ...types,
    ],
  };
}
