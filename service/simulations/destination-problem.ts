import type { NotificationSettingRow } from '../storage/rows/notification-rows.ts';

type Destination = Pick<NotificationSettingRow, 'type'> & {
  readonly active: boolean;
  readonly traffic_source: 'platform' | 'simulation' | 'all';
};

/**
 * The reason why a destination gets no simulated events, as a predicate for a sentence about it; undefined
 * when it gets them. The event types that it subscribes to don't matter: a run sends all its events.
 *
 * @param destination Undefined when it was deleted.
 */
export function destinationProblem(destination: Destination | undefined): string | undefined {
  if (destination === undefined) return 'was deleted';
  if (destination.type !== 'url') return 'is an email destination';
  if (!destination.active) return 'is not active';
  return destination.traffic_source === 'platform' ? 'accepts platform traffic only (traffic_source)' : undefined;
}
