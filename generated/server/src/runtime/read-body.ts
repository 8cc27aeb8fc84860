// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { IncomingHttpHeaders } from 'node:http';

import type { RequestProblem } from './problem.ts';
import { readOther } from './read-other-body.ts';
import type { BodyKind, BodyRule, Route } from './route.ts';

const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });

/** The problem of a body that its headers show, or undefined. */
export function bodyHeadProblem(route: Route, headers: IncomingHttpHeaders): RequestProblem | undefined {
  if (!announcesBody(headers)) return undefined;
  if (route.body === undefined) return route.method === 'POST' ? undefined : { kind: 'body-unexpected' };
  const received = headers['content-type'];
  if (!accepts(route.body.mediaTypes, received))
    return { kind: 'body-media-type', accepted: route.body.mediaTypes, received };
  const encoding = headers['content-encoding'];
  if (encoding !== undefined && !/^\s*identity\s*$/i.test(encoding))
    return { kind: 'body-encoding', received: encoding };
  const charset = kindOf(route.body, received) === 'bytes' ? undefined : charsetOf(received);
  if (charset !== undefined && !/^utf-?8$/i.test(charset)) return { kind: 'body-charset', received: charset };
  return undefined;
}

export interface BodyValue {
  readonly value: unknown;
  /** The text of a JSON body. */
  readonly json?: string;
}

export type Read = BodyValue | RequestProblem;

/** Parses a body; returns `undefined` for an absent optional body. */
export function readBody(route: Route, bytes: Uint8Array | undefined, contentType = ''): Read | Promise<Read> {
  const empty = bytes === undefined || bytes.length === 0;
  if (route.body === undefined)
    return empty || isEmptyObject(bytes) ? { value: undefined } : { kind: 'body-unexpected' };
  if (empty) return route.body.required ? { kind: 'body-missing' } : { value: undefined };
  const kind = kindOf(route.body, contentType);
  if (kind !== undefined) return readOther(kind, bytes, contentType, route.body.fields);
  const parsed = parse(bytes);
  if ('kind' in parsed || route.body.object !== true) return parsed;
  const isObject = typeof parsed.value === 'object' && parsed.value !== null && !Array.isArray(parsed.value);
  return isObject ? parsed : { kind: 'body-not-an-object' };
}

function parse(bytes: Uint8Array): Read {
  try {
    const json = UTF8.decode(bytes);
    return { value: JSON.parse(json), json };
  } catch (error) {
    const detail = error instanceof SyntaxError ? error.message : 'it is not UTF-8';
    return { kind: 'body-unreadable', detail };
  }
}

function isEmptyObject(bytes: Uint8Array): boolean {
  const parsed = bytes.length > 64 ? undefined : parse(bytes);
  return parsed !== undefined && 'value' in parsed && JSON.stringify(parsed.value) === '{}';
}

function announcesBody(headers: IncomingHttpHeaders): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';
}

/** Compares type and subtype. */
function accepts(mediaTypes: readonly string[], received: string | undefined): received is string {
  return received !== undefined && mediaTypes.some((accepted) => isOf(accepted, received));
}

/** Undefined for JSON. */
function kindOf({ mediaTypes, kinds }: BodyRule, received: string): BodyKind | undefined {
  if (kinds === undefined) return undefined;
  const accepted = mediaTypes.filter((one) => isOf(one, received));
  // An exact type takes precedence over a range such as `image/*`.
  const [first] = accepted.sort((a, b) => Number(a.includes('*')) - Number(b.includes('*')));
  return first === undefined ? undefined : kinds[first];
}

function isOf(accepted: string, received: string): boolean {
  const wanted = typeOf(accepted);
  const type = typeOf(received);
  return wanted === type || wanted === '*/*' || (wanted.endsWith('/*') && type.startsWith(wanted.slice(0, -1)));
}

function charsetOf(mediaType: string): string | undefined {
  return /;\s*charset\s*=\s*"?([^";]*)/i.exec(mediaType)?.[1]?.trim();
}

function typeOf(mediaType: string): string {
  return mediaType.split(';', 1)[0]!.trim().toLowerCase();
}
