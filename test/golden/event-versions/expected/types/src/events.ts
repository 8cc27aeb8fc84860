// Generated from spec.yaml by `npm run generate`. Do not edit.
// Generated from the API's document: edit that, not this.
import type { ParcelUpdatedEventV1, ParcelUpdatedEventV2, ParcelV1 } from './schemas.ts';

/**
 * Payload of `parcel.lost`, version 1: A parcel was lost.
 *
 * @see spec.yaml#/webhooks/parcel.lost.v1/post
 */
export interface ParcelLostV1 {
  event_type: 'parcel.lost';
  data: ParcelV1;
}

/**
 * Payload of `parcel.updated`, version 1: Occurs when anything about a parcel changes.
 *
 * @see spec.yaml#/webhooks/parcel.updated.v1/post
 */
export type ParcelUpdatedV1 = ParcelUpdatedEventV1;

/**
 * Payload of `parcel.updated`, version 2.
 *
 * Occurs when anything about a parcel changes.
 *
 * Since version 2 the weight is a number of grams.
 *
 * @see spec.yaml#/webhooks/parcel.updated.v2/post
 */
export type ParcelUpdatedV2 = ParcelUpdatedEventV2;

/** The payload of every event type in each of its versions: `EventPayloads[type][version]`. */
export interface EventPayloads {
  'parcel.lost': {
    1: ParcelLostV1;
  };
  'parcel.updated': {
    1: ParcelUpdatedV1;
    2: ParcelUpdatedV2;
  };
}
