// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { RequestProblem } from './problem.ts';
import { keysOf, readDeepObject } from './read-deep-object.ts';
import { fromText } from './read-parameters.ts';
import type { BodyKind, FieldRule } from './route.ts';

const UTF8 = new TextDecoder('utf-8', { fatal: true });

type Read = { readonly value: unknown } | RequestProblem;
type Field = readonly [name: string, value: string | Uint8Array];

/** Parses a body that is not JSON: bytes and text unchanged, a form as an object with one member per field. */
export async function readOther(
  kind: BodyKind,
  bytes: Uint8Array,
  contentType: string,
  fields: Readonly<Record<string, FieldRule>> = {},
): Promise<Read> {
  try {
    if (kind === 'bytes') return { value: new Uint8Array(bytes) };
    if (kind === 'text') return { value: UTF8.decode(bytes) };
    const found = kind === 'form' ? [...new URLSearchParams(UTF8.decode(bytes))] : await parts(bytes, contentType);
    return { value: objectOf(found, fields) };
  } catch {
    const detail = kind === 'multipart' ? 'it has no parts with boundaries as its media type says' : 'it is not UTF-8';
    return { kind: 'body-unreadable', detail };
  }
}

/** Uses the form parser of `fetch`; the size of the body is already limited. */
async function parts(bytes: Uint8Array, contentType: string): Promise<Field[]> {
  const body = bytes as Uint8Array<ArrayBuffer>;
  const form = await new Response(body, { headers: { 'content-type': contentType } }).formData();
  const read = [...form].map(async ([name, value]): Promise<Field> => [
    name,
    typeof value === 'string' ? value : new Uint8Array(await value.arrayBuffer()),
  ]);
  return Promise.all(read);
}

/** Parses each field by its kind; collects the fields of a list, and other repeated fields. */
function objectOf(found: readonly Field[], fields: Readonly<Record<string, FieldRule>>): Record<string, unknown> {
  const ruleOf = (name: string): FieldRule => (Object.hasOwn(fields, name) ? fields[name] : undefined) ?? TEXT;
  const memberOf = (name: string): string => {
    const [member = name] = keysOf(name);
    return ruleOf(member).deep === undefined ? name : member;
  };
  const byMember = Map.groupBy(found, ([name]) => memberOf(name));
  const members = [...byMember].map(([name, own]) => {
    const { shape, kind, deep } = ruleOf(name);
    if (deep !== undefined) {
      const nested = own.map(([key, value]) => [keysOf(key).slice(1), textOf(value)] as const);
      return [name, readDeepObject(deep, nested)] as const;
    }
    const values = own.map(([, value]) => valueOf(kind, value));
    return [name, shape === 'array' || values.length > 1 ? values : values[0]] as const;
  });
  return Object.fromEntries(members);
}

const TEXT: FieldRule = { shape: 'value', kind: 'string' };

/** Text of a wrong kind remains text, and the validator reports it. */
function valueOf(kind: FieldRule['kind'], value: string | Uint8Array): unknown {
  if (kind === 'bytes') return typeof value === 'string' ? new TextEncoder().encode(value) : value;
  const text = textOf(value);
  if (kind !== 'json') return fromText(kind, text);
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function textOf(value: string | Uint8Array): string {
  return typeof value === 'string' ? value : UTF8.decode(value);
}
