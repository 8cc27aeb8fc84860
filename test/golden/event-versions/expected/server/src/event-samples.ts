// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { EventPayloads } from '@event-versions/types';

/** The first example in the document for each event and version; events without an example are absent. */
export interface EventSamples {
  readonly 'parcel.updated': {
    readonly 1: EventPayloads['parcel.updated'][1];
    readonly 2: EventPayloads['parcel.updated'][2];
  };
}

const samples: unknown = {
  'parcel.updated': {
    1: { event_type: 'parcel.updated', data: { id: 'par_1', weight: '1.25 kg' } },
    2: {
      event_type: 'parcel.updated',
      data: { id: 'par_1', weight_grams: 1250, sender: { email: 'ada@sender.example' } },
    },
  },
};

export const eventSamples = samples as EventSamples;
