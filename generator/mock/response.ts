import type { JsonValue } from '../json.ts';
import type { MediaType } from '../model/api.ts';
import { contentType } from '../targets/bodies.ts';
import type { Preferences } from './preferences.ts';
import type { Selection } from './prism.ts';
import type { Samples } from './samples/samples.ts';
import type { Random } from './samples/scalar-samples.ts';
import { seededRandom } from './samples/seeded-random.ts';
import { streamText } from './stream-text.ts';

export interface MockResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: JsonValue;
}

/** The response for a selected part of the document: its example, or a value made from its schema. */
export function responseOf(
  { status, response, media, example, isDeprecated }: Selection,
  { dynamic, exampleKey, seed = String(Math.random()) }: Preferences,
  samples: Samples,
): MockResponse {
  const random = dynamic ? seededRandom(seed) : undefined;
  const headers = (response?.headers ?? []).map(({ name, schema }) => {
    const value = samples.valueOf(schema, random);
    return [name.toLowerCase(), headerText(value)] as const;
  });
  const isShown = example !== undefined && (!dynamic || exampleKey !== undefined);
  return {
    status,
    headers: {
      ...Object.fromEntries(headers.filter(([name]) => name !== 'content-type')),
      ...(media !== undefined && { 'content-type': contentType(media) }),
      ...(isDeprecated && { deprecation: 'true' }),
    },
    ...(media !== undefined && { body: bodyOf(media, isShown ? example.value : undefined, samples, random) }),
  };
}

function bodyOf(media: MediaType, shown: JsonValue | undefined, samples: Samples, random: Random): JsonValue {
  // An example of a stream is its text, or one item.
  if (typeof shown === 'string') return shown;
  const value = shown ?? madeBody(media, samples, random);
  return streamText(media.mediaType, value) ?? value;
}

function madeBody({ kind, schema }: MediaType, samples: Samples, random: Random): JsonValue {
  if (kind === 'bytes') return 'sample';
  // The schema of a text may be empty.
  return samples.valueOf(kind === 'text' ? { type: 'string', allOf: [schema ?? {}] } : (schema ?? {}), random);
}

/** As `style: simple` writes it; other characters than those of a header become `?`. */
function headerText(value: JsonValue): string {
  const text = Array.isArray(value)
    ? value.join(',')
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value);
  return text.replaceAll(/[^\x20-\x7E]/g, '?');
}
