// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { KnownEvent, UnknownEvent } from './runtime/event.ts';
import { match } from './runtime/match.ts';

/** The payload of every event type in every version: `WebhookPayloads['customer.created'][1]`. */
export interface WebhookPayloads {}

export type EventType = keyof WebhookPayloads;

/** The payload of one event type, in one version of it or in any. */
export type WebhookPayload<
  T extends EventType,
  V extends keyof WebhookPayloads[T] = keyof WebhookPayloads[T],
> = WebhookPayloads[T][V];

/** The event of each type, in any of its versions. */
export type KnownEvents = {
  [T in EventType]: {
    [V in keyof WebhookPayloads[T]]: KnownEvent<T, V & number, WebhookPayloads[T][V]>;
  }[keyof WebhookPayloads[T]];
};

/**
 * A webhook: either of a known type, discriminated by `type` and `version`, or unknown. A program that reads `payload`
 * does not compile unless it checks `known` first.
 */
export type WebhookEvent = KnownEvents[EventType] | UnknownEvent;

/** Every event type with its versions, oldest first. */
export const eventVersions = {} as const;

/** True for an event type that this package knows. The API can have newer types. */
export function isEventType(type: string): type is EventType {
  return Object.hasOwn(eventVersions, type);
}

/** Handlers for some or all event types. */
export type EventArms = { readonly [T in EventType]?: (event: KnownEvents[T]) => unknown };

/**
 * Calls the handler of the event's type. `otherwise` receives events without a handler, and unknown events. If it accepts
 * only an `UnknownEvent`, each type must have a handler, and a new type in the API is a compile error.
 */
export function matchEvent<Arms extends EventArms, Other>(
  event: WebhookEvent,
  arms: Arms & { readonly [Key in Exclude<keyof Arms, EventType>]: never },
  otherwise: (event: KnownEvents[Exclude<EventType, keyof Arms>] | UnknownEvent) => Other,
): { [T in keyof Arms]: Arms[T] extends (event: never) => infer Result ? Result : never }[keyof Arms] | Other {
  return match(event, arms, otherwise) as never;
}
