// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { Read } from '../read-json.ts';
import { streamOf } from './stream.ts';

/** Reads a response with one JSON value on each line, such as `application/x-ndjson`. */
export function readLines(operation: string): Read {
  return async (response, signal) => ({
    body: streamOf(operation, response, signal, async function* (lines, parse) {
      for await (const line of lines) if (line.trim() !== '') yield parse(line);
    }),
    isOther: true,
  });
}
