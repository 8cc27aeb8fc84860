import { bytesOf } from './bytes.ts';
import type { KnownEvent, UnknownEvent } from './event.ts';
import type { PayloadCheck } from './payload-check.ts';

/** What there is to know about the payloads of one document. */
export interface EventCatalogue {
  /** The member that holds the type; without it, whoever reads a payload has to say which it is. */
  readonly typeMember?: string;
  /** The member that is the same each time that an event is sent. */
  readonly idMember?: string;
  /** By type and version. Each is loaded when the first payload of its kind arrives. */
  readonly checks: Readonly<Record<string, Readonly<Record<number, () => Promise<PayloadCheck>>>>>;
}

export interface ReadOptions {
  /** The version that the destination was set up with: each type comes in its newest one up to that. Left out, in its newest. */
  readonly version?: number | undefined;
  /** What the payload is, where it does not say itself. */
  readonly type?: string | undefined;
}

/** Tells what a body is, and checks its shape leniently. Never throws for what a sender can send. */
export async function readEvent(
  body: string | Uint8Array,
  options: ReadOptions,
  catalogue: EventCatalogue,
): Promise<KnownEvent | UnknownEvent> {
  const json = parsed(bytesOf(body));
  if (json === undefined) return { ...unknown, reason: 'json', message: 'The body of the webhook is no JSON.' };
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
  const fitting = Object.keys(versions ?? {})
    .map(Number)
    .filter((version) => version <= most);
  return fitting.length === 0 ? undefined : Math.max(...fitting);
}

function unknownType(type: string | undefined, version: number | undefined): string {
  if (type === undefined) return 'The payload does not say of which type it is.';
  const upTo = version === undefined ? '' : ` in a version up to ${version}`;
  return `The type ${JSON.stringify(type.slice(0, 200))} is not known${upTo}. A newer version of this package may know it.`;
}

function brokenShape(type: string, version: number, faults: readonly { field: string; message: string }[]): string {
  const { field, message } = faults[0]!;
  const more = faults.length > 1 ? `, and ${faults.length - 1} more` : '';
  return `A payload of ${type} in version ${version} is not as documented: ${field || 'it'} ${message}${more}.`;
}
