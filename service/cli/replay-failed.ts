import type { NotificationId, NotificationSettingId } from '@billing/types';

import { Failure } from '../terminal/failure.ts';
import { given } from '../terminal/input.ts';
import { reportProgress } from '../terminal/report-progress.ts';
import type { Call } from './command.ts';
import { refusalCode } from './refusal.ts';

/** What became of the notifications that were to be replayed. */
export interface Replayed {
  /** Failed, and not replayed before. */
  readonly found: number;
  readonly replayed: number;
  /** Could not be replayed any more: something else happened to them meanwhile. */
  readonly refused: number;
  readonly left: number;
}

/**
 * Replays what failed for a destination, oldest first. A notification says itself that it was replayed, so wherever this ends, running
 * it again goes on from there.
 *
 * @throws Failure when the destination is not active, and what the client throws: `told` has the count until then.
 */
export async function replayFailed(
  call: Call,
  destination: NotificationSettingId,
  since: string | undefined,
  told: (soFar: Replayed) => void,
): Promise<void> {
  const { client, screen } = call;
  await ensureActive(call, destination);
  const tell = reportProgress(screen);
  tell('Looking for what failed …');
  const failed = await findFailed(call, destination, since);
  let [replayed, refused] = [0, 0];
  const soFar = (): Replayed => ({ found: failed.length, replayed, refused, left: failed.length - replayed - refused });
  try {
    for (const id of failed) {
      try {
        await client.notifications.replay({ path: { notification_id: id } });
        replayed += 1;
      } catch (error) {
        if (refusalCode(error) !== 'notification_cannot_replay') throw error;
        await ensureActive(call, destination);
        refused += 1;
      }
      tell(`Replayed ${replayed} of ${failed.length}`);
    }
  } finally {
    screen.status(undefined);
    told(soFar());
  }
}

async function ensureActive({ client }: Call, id: NotificationSettingId): Promise<void> {
  const { data } = await client.notificationSettings.get({ path: { notification_setting_id: id } });
  if (data.active) return;
  throw new Failure(`The destination ${id} is not active. First: destinations update ${id} --active true`);
}

async function findFailed(
  { client }: Call,
  destination: NotificationSettingId,
  since: string | undefined,
): Promise<NotificationId[]> {
  const query = { notification_setting_id: [destination], status: ['failed' as const], ...given({ from: since }) };
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
