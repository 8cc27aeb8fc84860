import type { EventPayloads } from '@strict-events/types';

/** Of each event in each version the first example that the document gives; an event without one is not here. */
export interface EventSamples {
  readonly 'tree.planted': {
    readonly 1: EventPayloads['tree.planted'][1];
  };
}

const samples: unknown = {
  'tree.planted': {
    1: { id: 'evt_1', data: { name: 'oak', kind: 'wood', grafts: [] } },
  },
};

export const eventSamples = samples as EventSamples;
