import type { Pressed } from '@webhooks-only/types';

export type { Pressed } from '@webhooks-only/types';

/** The payload of every event type in every version: `WebhookPayloads['customer.created'][1]`. */
export interface WebhookPayloads {
  pressed: {
    /** Somebody is at the door. */
    1: Pressed;
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
  pressed: [1],
} as const;

/** True for an event type that this package knows. New types appear in the API before they appear here: treat others as none of yours. */
export function isEventType(type: string): type is EventType {
  return Object.hasOwn(eventVersions, type);
}
