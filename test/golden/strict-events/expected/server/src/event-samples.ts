// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { EventPayloads } from '@strict-events/types';

/** The first example in the document for each event and version; events without an example are absent. */
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
