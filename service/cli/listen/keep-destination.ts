import { type EventEmitter, once } from 'node:events';

import { ApiError } from '@billing/client';
import type { NotificationSetting } from '@billing/types';

import { Failure } from '../../terminal/failure.ts';
import type { Call } from '../command.ts';
import { isPassing } from '../is-passing.ts';

/** How often the service is asked whether the destination still leads here: 6 of the 240 requests of a minute. */
const CHECK_MS = 10_000;

/**
 * Waits until somebody ends the command. Looks at the destination every few seconds, and whenever a new listener probes this one.
 *
 * @throws Failure when the destination no longer leads here.
 */
export async function keepDestination(
  call: Call,
  ours: Pick<NotificationSetting, 'id' | 'destination'>,
  probes: EventEmitter<{ probe: [] }>,
): Promise<void> {
  const { client, screen, signal } = call;
  if (signal.aborted) return;
  const lost = Promise.withResolvers<never>();
  let isAway = false;
  const check = async (): Promise<void> => {
    try {
      const { data } = await client.notificationSettings.get({ path: { notification_setting_id: ours.id } });
      if (isAway) screen.err('The service answers again.\n');
      isAway = false;
      const loss = lossOf(call.program, ours, data);
      if (loss !== undefined) lost.reject(new Failure(loss));
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof ApiError && error.status === 404)
        return lost.reject(
          new Failure(`The destination ${ours.id} was deleted. Run ${call.program} listen again to make a new one.`),
        );
      if (!isPassing(error)) return lost.reject(error);
      if (!isAway) screen.err(`${error.message} Still listening.\n`);
      isAway = true;
    }
  };
  probes.on('probe', () => void check());
  const checking = setInterval(() => void check(), CHECK_MS);
  try {
    await Promise.race([lost.promise, once(signal, 'abort')]);
  } finally {
    clearInterval(checking);
  }
}

function lossOf(
  program: string,
  ours: Pick<NotificationSetting, 'id' | 'destination'>,
  now: NotificationSetting,
): string | undefined {
  if (now.destination !== ours.destination)
    return `Another billing listen took over the destination ${ours.id}, so this one has ended. To have both, forward to addresses that differ, such as by a query (?2).`;
  if (!now.active) return `The destination ${ours.id} was deactivated. Run ${program} listen again to activate it.`;
  return undefined;
}
