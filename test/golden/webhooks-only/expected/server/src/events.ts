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
  pressed: {
    1: { group: '', description: 'Somebody is at the door.', sensitive: [] },
  },
} as const satisfies Record<string, Record<number, EventDefinition>>;

export type EventType = keyof typeof eventCatalogue;
