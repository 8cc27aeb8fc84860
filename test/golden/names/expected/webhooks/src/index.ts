import type { Birthday } from '@names/types';

export type { Birthday } from '@names/types';

/** The payload of every event type in every version: `WebhookPayloads['customer.created'][1]`. */
export interface WebhookPayloads {
  '🎂 birthday': {
    1: Birthday;
  };
}

export type EventType = keyof WebhookPayloads;

/** The payload of one event type, in one version of it or in any. */
export type WebhookPayload<
  T extends EventType,
  V extends keyof WebhookPayloads[T] = keyof WebhookPayloads[T],
> = WebhookPayloads[T][V];

/** Every event type with its versions, oldest first. */
export const eventVersions = {
  '🎂 birthday': [1],
} as const;

/** True for an event type that this package knows. New types appear in the API before they appear here: treat others as none of yours. */
export function isEventType(type: string): type is EventType {
  return Object.hasOwn(eventVersions, type);
}
