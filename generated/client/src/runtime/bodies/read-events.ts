// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { Read } from '../read-json.ts';
import { type ResponseStream, streamOf } from './stream.ts';

/** An event of a `text/event-stream` (HTML Living Standard, section 9.2). */
export interface ServerSentEvent<Data = string> {
  /** `message` if the server names none. */
  readonly event: string;
  readonly data: Data;
  /** The last id that the server has sent; to resume, send it in the header `last-event-id`. */
  readonly id: string;
  /** The time to wait before resuming, in milliseconds, if the server has sent one. */
  readonly retry: number | undefined;
}

/**
 * How `data` is read: as text, as JSON, or as JSON where it is JSON. As JSON, the text `[DONE]` of OpenAI and others ends
 * the stream.
 */
export type EventData = 'text' | 'json' | 'any';

export function readEvents(operation: string, data: EventData): Read {
  return async (response, signal) => ({
    body: streamOf(operation, response, signal, (lines, parse) => events(lines, DATA[data], parse)),
    isOther: true,
  });
}

type Parse = (text: string) => unknown;

const END = Symbol('end');

const DATA: Readonly<Record<EventData, (text: string, parse: Parse) => unknown>> = {
  text: (text) => text,
  json: (text, parse) => (text === '[DONE]' ? END : parse(text)),
  any: (text) => {
    try {
      return JSON.parse(text);
    } catch {
      return text;
    }
  },
};

async function* events(
  lines: AsyncIterable<string>,
  read: (text: string, parse: Parse) => unknown,
  parse: Parse,
): ResponseStream<ServerSentEvent<unknown>> {
  let event = 'message';
  let data: string[] = [];
  let id = '';
  let retry: number | undefined;
  for await (const line of lines) {
    if (line !== '') {
      const [, field, value = ''] = /^([^:]*):? ?(.*)$/s.exec(line)!;
      if (field === 'event') event = value || 'message';
      else if (field === 'data') data.push(value);
      else if (field === 'id' && !value.includes('\0')) id = value;
      else if (field === 'retry' && /^\d+$/.test(value)) retry = Number(value);
      continue;
    }
    if (data.length > 0) {
      const parsed = read(data.join('\n'), parse);
      if (parsed === END) return;
      yield { event, data: parsed, id, retry };
    }
    event = 'message';
    data = [];
  }
}
