import type { EventType } from '@billing/server';

import type { FieldFault } from '../../common/errors.ts';
import { eventVersion } from '../../events/event-data.ts';
import type { EventSample } from './samples.ts';

type Check = (event: EventSample) => Promise<readonly FieldFault[]>;

/**
 * What is wrong with the data of an event that a caller made up, by the schema of the version that the destination gets: also members that
 * the schema does not list, at any depth. Named as in the request: `payload.items[0].quantity`.
 *
 * @param event The event as it would be delivered.
 */
export async function payloadFaults(type: EventType, apiVersion: number, event: EventSample): Promise<FieldFault[]> {
  const { eventChecks } = await import('@billing/server/event-checks');
  const checks: Readonly<Record<number, Check>> = eventChecks[type];
  const faults = await checks[eventVersion(type, apiVersion)]!(event);
  return faults.map(({ field, message }) => ({ field: field.replace(/^data(?=[.[]|$)/, 'payload'), message }));
}
