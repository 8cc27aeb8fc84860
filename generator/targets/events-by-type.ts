import type { EventVersion } from '../model/api.ts';

/** The event types in their order, each with its versions. */
export function eventsByType<View>(events: readonly EventVersion[], view: (event: EventVersion) => View) {
  return [...Map.groupBy(events, ({ type }) => type)].map(([type, versions]) => ({
    type,
    versions: versions.map((event) => ({ version: event.version, ...view(event) })),
  }));
}
