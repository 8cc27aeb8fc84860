import type { NotificationId, NotificationSettingId } from '@billing/types';

import { Failure } from '../terminal/failure.ts';
import { defined } from '../terminal/input.ts';
import { reportProgress } from '../terminal/report-progress.ts';
import type { Call } from './command.ts';
import { apiErrorCode } from './api-error-text.ts';

/** The result of replaying failed notifications. */
export interface Replayed {
  /** Failed, and not replayed before. */
  readonly found: number;
  readonly replayed: number;
  /** Rejected, because they changed meanwhile. */
  readonly refused: number;
  readonly left: number;
}

/**
 * Replays the failed notifications of a destination, oldest first. A replayed notification is marked, so
 * after an interruption the next run continues.
 *
 * @throws Failure when the destination is not active, and errors of the client: `report` receives the
 * counts so far.
 */
export async function replayFailed(
  call: Call,
  destination: NotificationSettingId,
  since: string | undefined,
  report: (soFar: Replayed) => void,
): Promise<void> {
  const { client, screen } = call;
  await ensureActive(call, destination);
  const progress = reportProgress(screen);
  progress('Searching for failed notifications …');
  const failed = await findFailed(call, destination, since);
  let [replayed, refused] = [0, 0];
  const soFar = (): Replayed => ({
    found: failed.length,
    replayed,
    refused,
    left: failed.length - replayed - refused,
  });
  try {
    for (const id of failed) {
      try {
        await client.notifications.replay({ path: { notification_id: id } });
        replayed += 1;
      } catch (error) {
        if (apiErrorCode(error) !== 'notification_cannot_replay') throw error;
        await ensureActive(call, destination);
        refused += 1;
      }
      progress(`Replayed ${replayed} of ${failed.length}`);
    }
  } finally {
    screen.status(undefined);
    report(soFar());
  }
}

async function ensureActive({ client }: Call, id: NotificationSettingId): Promise<void> {
  const { data } = await client.notificationSettings.get({ path: { notification_setting_id: id } });
  if (data.active) return;
  throw new Failure(`The destination ${id} is not active. Activate it first: destinations update ${id} --active true`);
}

async function findFailed(
  { client }: Call,
  destination: NotificationSettingId,
  since: string | undefined,
): Promise<NotificationId[]> {
  const query = { notification_setting_id: [destination], status: ['failed' as const], ...defined({ from: since }) };
  const notifications = client.notifications.list({
    query: { ...query, order_by: 'id[ASC]', per_page: 200 },
    headers: { 'skip-count': 'true' },
  });
  const found: NotificationId[] = [];
  for await (const { id, origin, replayed_at } of notifications) {
    if (origin === 'event' && replayed_at === null) found.push(id);
  }
  return found;
}
