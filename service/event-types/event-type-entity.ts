import { eventCatalogue, type EventDefinition, type EventType } from '@billing/server';
import type { EventType as EventTypeEntity } from '@billing/types';

/** All event types, sorted by name. */
export const eventTypeNames = Object.keys(eventCatalogue).sort() as readonly EventType[];

/** An event type as the API shows it; group and description are those of its newest version. */
export function eventTypeEntity(name: EventType): EventTypeEntity {
  const versions: Readonly<Record<number, EventDefinition>> = eventCatalogue[name];
  const numbers = Object.keys(versions)
    .map(Number)
    .sort((a, b) => a - b);
  const { description, group } = versions[numbers.at(-1)!]!;
  return { name, description, group, available_versions: numbers };
}
