import type { JsonValue } from '../json.ts';
import { isObject } from '../model/canonical.ts';
import { streamKind } from '../model/schemas.ts';

/** A stream of one item, as servers write it; undefined for a media type that is not a stream. */
export function streamText(mediaType: string, item: JsonValue): string | undefined {
  const kind = streamKind(mediaType);
  if (kind === undefined) return undefined;
  const text = (value: JsonValue): string => (typeof value === 'string' ? value : JSON.stringify(value));
  if (kind === 'lines') return `${JSON.stringify(item)}\n`;
  // Some documents describe the event, others its data.
  const isEvent = isObject(item) && item['event'] !== undefined && item['data'] !== undefined;
  return isEvent ? `event: ${text(item['event']!)}\ndata: ${text(item['data']!)}\n\n` : `data: ${text(item)}\n\n`;
}
