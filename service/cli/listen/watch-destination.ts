import { type EventEmitter, once } from 'node:events';

import { ApiError } from '@billing/client';
import type { NotificationSetting } from '@billing/types';

import { Failure } from '../../terminal/failure.ts';
import type { Call } from '../command.ts';
import { isTransient } from '../is-transient.ts';

/** How often to check that the destination still points here: 6 of the 240 requests per minute. */
const CHECK_MS = 10_000;

/**
 * Waits until the user ends the command. Checks the destination every few seconds, and whenever a new
 * listener probes this one.
 *
 * @throws Failure when the destination no longer points here.
 */
export async function watchDestination(
  call: Call,
  own: Pick<NotificationSetting, 'id' | 'destination'>,
  probes: EventEmitter<{ probe: [] }>,
): Promise<void> {
  const { client, screen, signal } = call;
  if (signal.aborted) return;
  const lost = Promise.withResolvers<never>();
  let isUnavailable = false;
  const check = async (): Promise<void> => {
    try {
      const { data } = await client.notificationSettings.get({ path: { notification_setting_id: own.id } });
      if (isUnavailable) screen.err('The service responds again.\n');
      isUnavailable = false;
      const loss = problemOf(call.program, own, data);
      if (loss !== undefined) lost.reject(new Failure(loss));
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof ApiError && error.status === 404)
        return lost.reject(
          new Failure(`The destination ${own.id} was deleted. Run ${call.program} listen again to create a new one.`),
        );
      if (!isTransient(error)) return lost.reject(error);
      if (!isUnavailable) screen.err(`${error.message} Still listening.\n`);
      isUnavailable = true;
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

function problemOf(
  program: string,
  own: Pick<NotificationSetting, 'id' | 'destination'>,
  now: NotificationSetting,
): string | undefined {
  if (now.destination !== own.destination)
    return `Another billing listen took over the destination ${own.id}, so this one has ended. To run both, forward to different URLs, such as with a query (?2).`;
  if (!now.active) return `The destination ${own.id} was deactivated. Run ${program} listen again to activate it.`;
  return undefined;
}
