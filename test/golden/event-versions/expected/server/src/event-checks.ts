// Generated from spec.yaml by `npm run generate`. Do not edit.
import { type KnownMembers, type StrictCheck, strictly } from './runtime/strict-check.ts';

/** The members of each schema that events use, by schema name. */
const named: Readonly<Record<string, KnownMembers>> = {
  ParcelUpdatedEventV1: { members: { event_type: {}, data: 'ParcelV1' } },
  ParcelUpdatedEventV2: { members: { event_type: {}, data: 'ParcelV2' } },
  ParcelV1: { members: { id: {}, weight: {} } },
  ParcelV2: { members: { id: {}, weight_grams: {}, sender: 'Sender' } },
  Sender: { members: { email: {} } },
};

/** A strict validator of payloads for each event and version: unknown members are faults. */
export const eventChecks = {
  'parcel.lost': {
    1: strictly(
      () => import('@event-versions/validators/events/parcel.lost.v1').then((checks) => checks.ParcelLostV1),
      { members: { event_type: {}, data: 'ParcelV1' } },
      named,
    ),
  },
  'parcel.updated': {
    1: strictly(
      () => import('@event-versions/validators/events/parcel.updated.v1').then((checks) => checks.ParcelUpdatedV1),
      'ParcelUpdatedEventV1',
      named,
    ),
    2: strictly(
      () => import('@event-versions/validators/events/parcel.updated.v2').then((checks) => checks.ParcelUpdatedV2),
      'ParcelUpdatedEventV2',
      named,
    ),
  },
} as const satisfies Record<string, Record<number, StrictCheck>>;
