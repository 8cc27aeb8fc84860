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
  'crossing.booked': {
    1: {
      group: 'crossing',
      description: 'Occurs when a crossing is booked.',
      sensitive: [
        { path: ['data', 'passengers', '*', 'address'], masked: null },
        { path: ['data', 'passengers', '*', 'name'], masked: 'Passenger {n}' },
      ],
    },
  },
} as const satisfies Record<string, Record<number, EventDefinition>>;

export type EventType = keyof typeof eventCatalogue;
