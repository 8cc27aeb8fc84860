import type { ParcelLostV1, ParcelUpdatedV1, ParcelUpdatedV2 } from '@event-versions/types';

export type { ParcelLostV1, ParcelUpdatedV1, ParcelUpdatedV2 } from '@event-versions/types';

export { SignatureError, verifySignature, type SignatureCheck, type SignatureProblem } from './runtime/signature.ts';

/** The header that `verifySignature` takes the value of. */
export const signatureHeaderName = 'Parcel-Signature';

/** The payload of every event type in every version: `WebhookPayloads['customer.created'][1]`. */
export interface WebhookPayloads {
  'parcel.lost': {
    /** A parcel was lost. */
    1: ParcelLostV1;
  };
  'parcel.updated': {
    /** Occurs when anything about a parcel changes. */
    1: ParcelUpdatedV1;
    /**
     * Occurs when anything about a parcel changes.
     *
     * Since version 2 the weight is a number of grams.
     */
    2: ParcelUpdatedV2;
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
  'parcel.lost': [1],
  'parcel.updated': [1, 2],
} as const;

/** True for an event type that this package knows. New types appear in the API before they appear here: treat others as none of yours. */
export function isEventType(type: string): type is EventType {
  return Object.hasOwn(eventVersions, type);
}
