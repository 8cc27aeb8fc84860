// Generated from spec.yaml by `npm run generate`. Do not edit.
import { bytesOf } from './bytes.ts';
import type { KnownEvent, UnknownEvent } from './event.ts';
import type { PayloadCheck } from './payload-check.ts';

/** The payloads of one document. */
export interface EventCatalogue {
  /** The member with the type; without it, `ReadOptions.type` is required. */
  readonly typeMember?: string;
  /** The member that identifies an event across deliveries. */
  readonly idMember?: string;
  /** By type and version. Each is loaded with the first payload of its kind. */
  readonly checks: Readonly<Record<string, Readonly<Record<number, () => Promise<PayloadCheck>>>>>;
}

export interface ReadOptions {
  /** The version of the destination: each type has its newest version up to this one. Default: the newest. */
  readonly version?: number | undefined;
  /** The type of a payload that does not contain its type. */
  readonly type?: string | undefined;
}

/** Parses a body and validates it leniently. Never throws for received data. */
export async function readEvent(
  body: string | Uint8Array,
  options: ReadOptions,
  catalogue: EventCatalogue,
): Promise<KnownEvent | UnknownEvent> {
  const json = parsed(bytesOf(body));
  if (json === undefined) return { ...unknown, reason: 'json', message: 'The body of the webhook is not JSON.' };
  const { payload } = json;
  const type = options.type ?? textIn(payload, catalogue.typeMember);
  const id = textIn(payload, catalogue.idMember);
  const versions = type !== undefined && Object.hasOwn(catalogue.checks, type) ? catalogue.checks[type] : undefined;
  const version = newest(versions, options.version);
  if (type === undefined || versions === undefined || version === undefined)
    return { ...unknown, reason: 'type', type, id, payload, message: unknownType(type, options.version) };
  const result = (await versions[version]!()).read(payload);
  if (result.ok) return { known: true, type, version, id, payload };
  const { errors: faults } = result;
  return { ...unknown, reason: 'shape', type, id, payload, faults, message: brokenShape(type, version, faults) };
}

const unknown = {
  known: false,
  type: undefined,
  version: undefined,
  id: undefined,
  payload: undefined,
  faults: [],
} as const;

function parsed(bytes: Uint8Array): { readonly payload: unknown } | undefined {
  try {
    return { payload: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) };
  } catch {
    return undefined;
  }
}

function textIn(payload: unknown, member: string | undefined): string | undefined {
  if (member === undefined || typeof payload !== 'object' || payload === null) return undefined;
  const value = Object.hasOwn(payload, member) ? (payload as Record<string, unknown>)[member] : undefined;
  return typeof value === 'string' ? value : undefined;
}

function newest(
  versions: Readonly<Record<number, unknown>> | undefined,
  most = Number.POSITIVE_INFINITY,
): number | undefined {
  const candidates = Object.keys(versions ?? {})
    .map(Number)
    .filter((version) => version <= most);
  return candidates.length === 0 ? undefined : Math.max(...candidates);
}

function unknownType(type: string | undefined, version: number | undefined): string {
  if (type === undefined) return 'The payload does not contain its type.';
  const upTo = version === undefined ? '' : ` in a version up to ${version}`;
  return `The type ${JSON.stringify(type.slice(0, 200))} is unknown${upTo}. A newer version of this package may know it.`;
}

function brokenShape(type: string, version: number, faults: readonly { field: string; message: string }[]): string {
  const { field, message } = faults[0]!;
  const more = faults.length > 1 ? `, and ${faults.length - 1} more` : '';
  return `A payload of ${type} in version ${version} does not conform to the document: ${field || 'it'} ${message}${more}.`;
}
