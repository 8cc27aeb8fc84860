import type { IncomingHttpHeaders } from 'node:http';

import { ProblemJsonError } from '@stoplight/prism-http';

import { type JsonValue, plainText } from '../json.ts';
import type { Api, ErrorCode, MediaType, Operation } from '../model/api.ts';
import { isObject } from '../model/canonical.ts';
import { streamKind } from '../model/schemas.ts';
import { contentType } from '../targets/bodies.ts';
import { type Failure, ProblemError } from './failure.ts';
import { createPrism, type Preferences, type Selection } from './prism.ts';
import { type Random, seededRandom } from './samples/random.ts';
import { Samples } from './samples/samples.ts';

export function createResponses(api: Api) {
  const prism = createPrism();
  const samples = new Samples(api.schemas);
  return {
    /** The response that a request prefers, by default the first example of the first success. */
    async preferred(operation: Operation, headers: IncomingHttpHeaders) {
      const preferences = readPreferences([headers['prefer']].flat().join(','));
      const error = preferredError(preferences, operation, api);
      if (error !== undefined && !showsError(operation, error))
        throw new ProblemError({ kind: 'preferred-code', code: error.code });
      const selecting =
        error === undefined ? preferences : { ...preferences, code: error.status, exampleKey: error.code };
      // Prism negotiates among several media types; a single one ignores `Accept` (RFC 9110 §12.4.1).
      const isChoice = operation.responses.some(({ content }) => content.length > 1);
      const request = isChoice ? { ...selecting, accept: headers.accept } : selecting;
      const selected = await prism(operation, request).catch((thrown: unknown) => {
        throw thrown instanceof ProblemJsonError ? unknownResponse(thrown, operation, selecting) : thrown;
      });
      return responseOf(operation, selected, selecting, samples);
    },
    /** The documented response for a failure: its headers, and a body to modify. */
    async documented(operation: Operation | undefined, { status, code }: Failure) {
      if (!operation?.responses.some((response) => response.status === String(status))) return undefined;
      const shown = showsError(operation, { status, code }) ? { exampleKey: code } : {};
      const selected = await prism(operation, { code: status, ...shown });
      return responseOf(operation, selected, { dynamic: false }, samples);
    },
  };
}

function unknownResponse(
  { status, detail }: ProblemJsonError,
  { id, responses }: Operation,
  { code, exampleKey }: Preferences,
): ProblemError {
  if (code === undefined && exampleKey === undefined) return new ProblemError({ kind: 'no-response', status, detail });
  const statuses = responses.map((response) => response.status).join(', ');
  const known = `${id} documents ${statuses}, and its examples and error codes by their names`;
  return new ProblemError({ kind: 'preference-unknown', detail: `Prefer names an unknown response: ${known}` });
}

/** The preferred error by code or status; among several with one status, one with an example. */
function preferredError({ code, exampleKey }: Preferences, operation: Operation, api: Api): ErrorCode | undefined {
  const own = api.errors.filter((error) => operation.errorCodes.includes(error.code));
  const meant = own.filter((error) => (exampleKey === undefined ? error.status === code : error.code === exampleKey));
  return meant.find((error) => showsError(operation, error)) ?? meant[0];
}

function showsError({ responses }: Operation, { status, code }: Pick<ErrorCode, 'status' | 'code'>): boolean {
  const content = responses.find((each) => each.status === String(status))?.content[0];
  return content?.examples.some(({ name }) => name === code) === true;
}

/** Ignores unknown preferences (RFC 7240, section 2). @throws ProblemError for an invalid value */
function readPreferences(header: string): Preferences {
  const found = new Map(
    header.split(/[,;]/).map((part) => {
      const [name = '', value = ''] = part.split('=', 2).map((text) => text.trim());
      return [name.toLowerCase(), value.replace(/^"(.*)"$/, '$1')] as const;
    }),
  );
  const [code, example, dynamic, seed] = ['code', 'example', 'dynamic', 'seed'].map((name) => found.get(name));
  if (code !== undefined && !/^[1-5]\d\d$/.test(code)) throw invalid(`code=${code}`);
  if (dynamic !== undefined && dynamic !== 'true' && dynamic !== 'false') throw invalid(`dynamic=${dynamic}`);
  return {
    ...(code !== undefined && { code: Number(code) }),
    ...(example !== undefined && { exampleKey: example }),
    dynamic: dynamic === 'true',
    ...(seed !== undefined && { seed }),
  };
}

function invalid(preference: string): ProblemError {
  const accepted = 'code=STATUS, example=NAME, dynamic=true and seed=TEXT';
  const detail = `Prefer: ${preference.slice(0, 100)} is invalid; accepted are ${accepted}`;
  return new ProblemError({ kind: 'preference-unknown', detail });
}

/** The response for a selected part of the document: its example, or a value made from its schema. */
function responseOf(
  { deprecated }: Operation,
  { status, response, media, example }: Selection,
  { dynamic, exampleKey, seed = String(Math.random()) }: Preferences,
  samples: Samples,
) {
  const random = dynamic ? seededRandom(seed) : undefined;
  const headers = (response?.headers ?? []).map(
    ({ name, schema }) => [name.toLowerCase(), headerText(samples.valueOf(schema, random))] as const,
  );
  const isShown = example !== undefined && (!dynamic || exampleKey !== undefined);
  return {
    status,
    headers: {
      ...Object.fromEntries(headers.filter(([name]) => name !== 'content-type')),
      ...(media !== undefined && { 'content-type': contentType(media) }),
      ...(deprecated && { deprecation: 'true' }),
    },
    ...(media !== undefined && { body: bodyOf(media, isShown ? example.value : undefined, samples, random) }),
  };
}

function bodyOf(media: MediaType, shown: JsonValue | undefined, samples: Samples, random: Random): JsonValue {
  const { mediaType, kind, schema = {} } = media;
  // An example of a stream is its text, or one item.
  if (typeof shown === 'string') return shown;
  // The schema of a text may be empty.
  const typed = kind === 'text' ? { type: 'string', allOf: [schema] } : schema;
  const value = shown ?? (kind === 'bytes' ? 'sample' : samples.valueOf(typed, random));
  return streamText(mediaType, value) ?? value;
}

/** A stream of one item, as servers write it; undefined for a media type that is not a stream. */
function streamText(mediaType: string, item: JsonValue): string | undefined {
  const kind = streamKind(mediaType);
  if (kind === undefined) return undefined;
  if (kind === 'lines') return `${JSON.stringify(item)}\n`;
  // Some documents describe the event, others its data.
  const isEvent = isObject(item) && item['event'] !== undefined && item['data'] !== undefined;
  return isEvent
    ? `event: ${plainText(item['event']!)}\ndata: ${plainText(item['data']!)}\n\n`
    : `data: ${plainText(item)}\n\n`;
}

/** As `style: simple` writes it; other characters than those of a header become `?`. */
function headerText(value: JsonValue): string {
  const text = typeof value === 'object' && !Array.isArray(value) ? JSON.stringify(value) : String(value);
  return text.replaceAll(/[^\x20-\x7E]/g, '?');
}
