// Generated from spec.yaml by `npm run generate`. Do not edit.
import { InvalidResponseError } from '../errors.ts';
import { type Read, type ReadBody, readJson } from '../read-json.ts';

/** Readers by status, such as `200`, `4XX` or `default`, then by media type or range. */
export type Readers = Readonly<Record<string, Readonly<Record<string, Read>>>>;

/** `accepted` replaces the media types that the operation accepts otherwise. */
export type ReadAccepted = (response: Response, signal?: AbortSignal, accepted?: string) => Promise<ReadBody>;

/**
 * Reads a response as the document describes its status and media type. Other errors are read as JSON or text.
 *
 * @throws InvalidResponseError for a success with a media type that the caller has not accepted
 */
export function readResponse(operation: string, accept: string, documented: Readers): ReadAccepted {
  return (response, signal, accepted = accept) => {
    const { status, ok } = response;
    const key = [String(status), `${String(status)[0]}XX`, 'default'].find((one) => one in documented);
    const readers = key === undefined ? {} : documented[key]!;
    const types = Object.keys(readers);
    const received = essence(response.headers.get('content-type') ?? '');
    const type = types.find((one) => essence(one) === received) ?? types.find((one) => includes(one, received));
    const isAccepted = types.length < 2 || accepted.split(',').some((one) => includes(one, received));
    if (type !== undefined && (isAccepted || !ok)) return readers[type]!(response, signal);
    if (type === undefined && (!ok || types.length === 0 || Object.values(readers).includes(readJson)))
      return readJson(response);
    void response.body?.cancel();
    const message = `the API sent ${received || 'no media type'}, but the call accepts ${accepted}`;
    const faults = [{ field: '', rule: 'mediaType', limit: accepted, message }];
    throw new InvalidResponseError({ operation, status, requestId: undefined, faults });
  };
}

/** Whether a media type or range, such as `image/*`, includes the received one. */
function includes(range: string, received: string): boolean {
  const [type, subtype] = essence(range).split('/');
  return essence(range) === received || type === '*' || (subtype === '*' && received.startsWith(`${type}/`));
}

/** A media type without its parameters. */
function essence(mediaType: string): string {
  return mediaType.split(';', 1)[0]!.trim().toLowerCase();
}
