import type { JsonValue } from '../json.ts';
import type { MediaType, Operation } from '../model/api.ts';
import { isObject } from '../model/canonical.ts';
import { streamKind } from '../model/schemas.ts';
import { contentType } from '../targets/bodies.ts';
import { plainText } from '../targets/docs/fields/plain-text.ts';
import type { Preferences, Selection } from './prism.ts';
import type { Samples } from './samples/samples.ts';
import { type Random, seededRandom } from './samples/random.ts';

export interface MockResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: JsonValue;
}

/** The response for a selected part of the document: its example, or a value made from its schema. */
export function responseOf(
  { deprecated }: Operation,
  { status, response, media, example }: Selection,
  { dynamic, exampleKey, seed = String(Math.random()) }: Preferences,
  samples: Samples,
): MockResponse {
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
