import { eventCatalogue, type EventDefinition, type EventType } from '@billing/server';

import type { AnyObject } from '../storage/columns.ts';
import { mask } from './mask.ts';
import { type EventEntity, payloadVersions } from './payload-versions.ts';

/** The settings of a destination that decide the shape of `data`. */
export interface EventForm {
  readonly api_version: number;
  readonly include_sensitive_fields: boolean;
}

/**
 * `data` as a destination gets it: in the shape of its API version, and masked unless it includes sensitive
 * fields.
 */
export function eventData<T extends EventType>(type: T, entity: EventEntity<T>, form: EventForm): AnyObject {
  const version = eventVersion(type, form.api_version);
  const shapes = payloadVersions[type] as Readonly<Record<number, (entity: EventEntity<T>) => AnyObject>>;
  const data = shapes[version]!(entity);
  return form.include_sensitive_fields ? data : mask({ data }, definition(type, version).sensitive).data;
}

/**
 * The payload version for a destination's API version: the newest one that is not newer than the API
 * version.
 */
export function eventVersion(type: EventType, apiVersion: number): number {
  const versions = Object.keys(eventCatalogue[type]).map(Number);
  const known = versions.filter((version) => version <= apiVersion);
  return Math.max(...(known.length > 0 ? known : versions.slice(0, 1)));
}

function definition(type: EventType, version: number): EventDefinition {
  return (eventCatalogue[type] as Readonly<Record<number, EventDefinition>>)[version]!;
}
