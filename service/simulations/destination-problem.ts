import type { NotificationSettingRow } from '../storage/rows/notification-rows.ts';

type Destination = Pick<NotificationSettingRow, 'type'> & {
  readonly active: boolean;
  readonly traffic_source: 'platform' | 'simulation' | 'all';
};

/**
 * Why a destination gets no simulated events, as the end of a sentence that begins with its id; undefined when it does. Its subscriptions
 * don't matter (simulations.md §6).
 *
 * @param destination Undefined when it was deleted.
 */
export function simulationFault(destination: Destination | undefined): string | undefined {
  if (destination === undefined) return 'was deleted';
  if (destination.type !== 'url') return 'is an e-mail destination, which gets no simulated events';
  if (!destination.active) return 'is not active';
  return destination.traffic_source === 'platform' ? 'takes platform traffic only' : undefined;
}
