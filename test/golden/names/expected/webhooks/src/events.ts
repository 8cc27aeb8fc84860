import type { Birthday } from '@names/types';

import type { KnownEvent, UnknownEvent } from './runtime/event.ts';
import { match } from './runtime/match.ts';

export type { Birthday } from '@names/types';

/** The payload of every event type in every version: `WebhookPayloads['customer.created'][1]`. */
export interface WebhookPayloads {
  '🎂 birthday': {
    /** @see spec.yaml#/webhooks/%F0%9F%8E%82%20birthday/post */
    1: Birthday;
  };
}

export type EventType = keyof WebhookPayloads;

/** The payload of one event type, in one version of it or in any. */
export type WebhookPayload<
  T extends EventType,
  V extends keyof WebhookPayloads[T] = keyof WebhookPayloads[T],
> = WebhookPayloads[T][V];

/** An event of each type, in any of its versions. */
export type KnownEvents = {
  [T in EventType]: {
    [V in keyof WebhookPayloads[T]]: KnownEvent<T, V & number, WebhookPayloads[T][V]>;
  }[keyof WebhookPayloads[T]];
};

/**
 * A webhook: of a type that this package knows, told apart by `type` and `version`, or one that it can't vouch for. A program that reads
 * `payload` has to look at `known` first, or it does not compile.
 */
export type WebhookEvent = KnownEvents[EventType] | UnknownEvent;

/** Every event type with its versions, oldest first. */
export const eventVersions = {
  '🎂 birthday': [1],
} as const;

/** True for an event type that this package knows. New types appear in the API before they appear here: treat others as none of yours. */
export function isEventType(type: string): type is EventType {
  return Object.hasOwn(eventVersions, type);
}

/** What to do with events of some types, or of all. */
export type EventArms = { readonly [T in EventType]?: (event: KnownEvents[T]) => unknown };

/**
 * Calls the arm of the event's type; `otherwise` gets every event without one, and those that this package does not know. Where that takes an
 * `UnknownEvent`, each type must have an arm, and the next type that the API gains stops the program from compiling.
 */
export function matchEvent<Arms extends EventArms, Other>(
  event: WebhookEvent,
  arms: Arms & { readonly [Key in Exclude<keyof Arms, EventType>]: never },
  otherwise: (event: KnownEvents[Exclude<EventType, keyof Arms>] | UnknownEvent) => Other,
): { [T in keyof Arms]: Arms[T] extends (event: never) => infer Result ? Result : never }[keyof Arms] | Other {
  return match(event, arms, otherwise) as never;
}
