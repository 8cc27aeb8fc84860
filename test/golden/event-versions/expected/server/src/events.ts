// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { JsonValue } from './runtime/json.ts';

/** The paths of sensitive values in payloads (`*` = every item), and their masks (`{n}` = 1-based position). */
export interface SensitiveField {
  readonly path: readonly string[];
  readonly masked: JsonValue;
}

export interface EventDefinition {
  readonly group: string;
  readonly description: string;
  readonly sensitive: readonly SensitiveField[];
}

/** Every event type with every version of its payload. */
export const eventCatalogue = {
  'parcel.lost': {
    1: { group: 'parcel', description: 'A parcel was lost.', sensitive: [] },
  },
  'parcel.updated': {
    1: { group: 'parcel', description: 'Occurs when anything about a parcel changes.', sensitive: [] },
    2: {
      group: 'parcel',
      description: 'Occurs when anything about a parcel changes.\n\nSince version 2 the weight is a number of grams.',
      sensitive: [{ path: ['data', 'sender', 'email'], masked: 'hidden@parcels.example' }],
    },
  },
} as const satisfies Record<string, Record<number, EventDefinition>>;

export type EventType = keyof typeof eventCatalogue;
