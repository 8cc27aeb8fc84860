import type { EventType } from '@billing/server';

import type { FieldFault } from '../../common/errors.ts';
import { eventVersion } from '../../events/event-data.ts';
import type { EventSample } from './samples.ts';

type Check = (event: EventSample) => Promise<readonly FieldFault[]>;

/**
 * Validates the data of a simulated event against the event's schema in the destination's API version.
 * Members that the schema does not list are faults, too, at any depth. Fields are named as in the request:
 * `payload.items[0].quantity`.
 *
 * @param event The whole event as the run would send it.
 */
export async function payloadFaults(type: EventType, apiVersion: number, event: EventSample): Promise<FieldFault[]> {
  const { eventChecks } = await import('@billing/server/event-checks');
  const checks: Readonly<Record<number, Check>> = eventChecks[type];
  const faults = await checks[eventVersion(type, apiVersion)]!(event);
  return faults.map(({ field, message }) => ({ field: field.replace(/^data(?=[.[]|$)/, 'payload'), message }));
}
