import type { JsonSchema, MediaType, Operation, Response } from '../../model/api.ts';
import { isObject } from '../../model/canonical.ts';
import { itemTypeName, kebabCase } from '../../model/names.ts';
import { object } from '../../model/reader.ts';
import { everyValue, type NamedSchemas, resolveSchema, streamKind } from '../../model/schemas.ts';
import { contentType } from '../bodies.ts';
import { TypeText } from '../code.ts';
import { bodyTypeName, errorResponses, successes } from '../resources.ts';

/** How the client reads a body of a media type: the function of its runtime. */
const READERS = {
  json: 'readJson',
  text: 'readText',
  bytes: 'readBytes',
  events: 'readEvents',
  lines: 'readLines',
} as const;

type Reading = keyof typeof READERS;

type Offered = ReturnType<typeof offeredBy>[number];

/** How a client reads the responses of an operation that are not simply JSON, and what a call results in. */
export function receivedView(operation: Operation, named: NamedSchemas) {
  const offers = successes(operation).map((response) => ({ response, offered: offeredBy(response) }));
  const usual = offers.flatMap(({ offered }) => preferred(offered));
  const isNegotiated = !operation.paginated && offers.some(({ offered }) => readingsOf(offered).size > 1);
  const resultOf = (accepted?: string): TypeText =>
    union(
      offers.flatMap(({ response, offered }) => {
        const own = offered.filter(({ mediaType }) => mediaType === accepted);
        return typesOf(operation, response, own.length > 0 ? own : preferred(offered), named);
      }),
    );
  const mediaTypes = isNegotiated ? mediaTypesOf(offers.flatMap(({ offered }) => offered)) : [];
  const result = resultOf();
  const results = mediaTypes.map((mediaType) => ({ mediaType, type: resultOf(mediaType) }));
  const printed = [result, ...results.map(({ type }) => type)].map(({ text }) => text).join(' ');
  const readers = readersByStatus(operation, named);
  const usualAccept = acceptOf(usual);
  return {
    result,
    results,
    usualAccept,
    accept: usualAccept === 'application/json' && !isNegotiated ? '' : usualAccept,
    usual: isNegotiated ? mediaTypesOf(usual) : [],
    readers,
    imports: importsOf(readers, printed, isNegotiated),
    printed,
  };
}

/** The type of the body of an error response. */
export function errorBodyType(operation: Operation, response: Response): TypeText {
  const readings = [...readingsOf(offeredBy(response))].map((reading) => (isStream(reading) ? 'text' : reading));
  const distinct = [...new Set(readings)];
  return union(distinct.map((reading) => typeName(operation, response, reading, distinct.length === 1)));
}

/** Without those that generated code does not read, unless there are no others. */
function offeredBy({ content }: Response) {
  const read = content.filter(({ mediaType, kind }) => kind !== 'other' || streamKind(mediaType) !== undefined);
  return (read.length > 0 ? read : content).map((media) => ({ ...media, reading: readingOf(media) }));
}

function readingOf({ mediaType, kind }: MediaType): Reading {
  return streamKind(mediaType) ?? (kind === 'json' || kind === 'bytes' ? kind : 'text');
}

function readingsOf(offered: readonly Offered[]): ReadonlySet<Reading> {
  return new Set(offered.map(({ reading }) => reading));
}

function mediaTypesOf(offered: readonly Offered[]): string[] {
  return [...new Set(offered.map(({ mediaType }) => mediaType))];
}

function isStream(reading: Reading): boolean {
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
  const json = accepted.filter(({ reading }) => reading === 'json').map(contentType);
  const first = json.includes('application/json') ? 'application/json' : json[0];
  const others = mediaTypesOf(accepted.filter(({ reading }) => reading !== 'json'));
  return [...new Set([first, ...others])].filter(Boolean).join(', ') || 'application/json';
}

function typesOf(
  operation: Operation,
  response: Response,
  offered: readonly Offered[],
  named: NamedSchemas,
): readonly string[] {
  if (response.content.length === 0) return ['undefined'];
  const isOnly = readingsOf(offeredBy(response)).size === 1;
  return offered.map(({ reading, schema }) => {
    if (!isStream(reading)) return typeName(operation, response, reading, isOnly);
    const item = itemTypeName(operation.typeName, response.status);
    const isWhole = reading === 'lines' || isEvent(schema, named);
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

/** The readers of each status; none if all responses are JSON. Errors are listed if one of them is bytes. */
function readersByStatus(operation: Operation, named: NamedSchemas) {
  const own = successes(operation);
  const errors = errorResponses(operation).filter((response) => !own.includes(response));
  const hasBytes = readingsOf(errors.flatMap(offeredBy)).has('bytes');
  if (!hasBytes && own.flatMap(offeredBy).every(({ reading }) => reading === 'json')) return [];
  return [...own, ...(hasBytes ? errors : [])].map((response) => {
    const offered = offeredBy(response);
    const [only, ...others] = readingsOf(offered);
    // A file arrives with its own media type, whatever the document says.
    const isAny = own.includes(response) && others.length === 0 && (only === 'bytes' || only === 'text');
    const readers = isAny
      ? [{ mediaType: '*/*', name: READERS[only] }]
      : offered.map((one) => readerOf(operation, one, named));
    return { status: response.status, readers };
  });
}

/** `operation` names the operation in the errors of a stream; `data` says how the data of events is read. */
function readerOf({ id }: Operation, { mediaType, reading, schema }: Offered, named: NamedSchemas) {
  return {
    mediaType,
    name: READERS[reading],
    ...(isStream(reading) && { operation: id }),
    ...(reading === 'events' && { data: eventData(schema, named) }),
  };
}

function eventData(schema: JsonSchema | undefined, named: NamedSchemas): 'text' | 'json' | 'any' {
  const resolved = resolveSchema(schema, named);
  if (!isObject(resolved) || Object.keys(resolved).length === 0 || resolved['type'] === 'string') return 'text';
  return isEvent(schema, named) ? 'any' : 'json';
}

/** Whether a schema describes events with their `event` and `data`, not only their data. */
function isEvent(schema: JsonSchema | undefined, named: NamedSchemas): boolean {
  return everyValue(schema, named, (part) => {
    const { event, data } = object(part['properties']);
    return event !== undefined && data !== undefined;
  });
}

/** Modules of the runtime that only operations with such bodies import. */
function importsOf(statuses: ReturnType<typeof readersByStatus>, printed: string, isNegotiated: boolean) {
  const used = new Set<string>(statuses.flatMap(({ readers }) => readers.map(({ name }) => name)));
  const { json, ...readers } = READERS;
  const readerNames = Object.values(readers).filter((name) => used.has(name));
  const functions = statuses.length > 0 ? ['readResponse', ...readerNames] : [];
  return {
    json: used.has(json),
    bodies: [
      ...functions.map((name) => ({ name, file: kebabCase(name), type: false })),
      ...(isNegotiated ? [{ name: 'NegotiatedEndpoint', file: 'accepting', type: true }] : []),
      ...(printed.includes('ServerSentEvent<') ? [{ name: 'ServerSentEvent', file: 'read-events', type: true }] : []),
      ...(printed.includes('ResponseStream<') ? [{ name: 'ResponseStream', file: 'stream', type: true }] : []),
    ],
  };
}
