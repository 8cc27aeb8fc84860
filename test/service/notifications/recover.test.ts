import { beforeEach, describe, expect, test } from 'vitest';

import { anyError } from '../../../service/common/any-error.ts';
import { timestamp } from '../../../service/common/clock.ts';
import { type Id, newId } from '../../../service/ids/id.ts';
import { recover } from '../../../service/notifications/recover.ts';
import { runCommand } from '../../../service/operator/run-command.ts';
import { inSystemTime, type DueDestination } from '../../../service/services.ts';
import { insertFailed } from '../../support/failed-notifications.ts';
import { seedSetting } from '../../support/fixtures.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { eachService } from '../../support/service.ts';

const DAY = 86_400_000;
const clock = new ManualClock();
const notified: DueDestination[] = [];

eachService(
  'recovering failed notifications',
  (service) => {
    let accountId: string;
    let settingId: Id<'ntfset_'>;
    let since: string;

    /** Each test has a separate account and destination. */
    beforeEach(async () => {
      clock.advance(DAY);
      since = timestamp(clock.now());
      accountId = await service().newAccount();
      settingId = await seedSetting(service().services, accountId);
      notified.length = 0;
    });

    const failed = (count: number, more: Parameters<typeof insertFailed>[4] = {}, setting = settingId) =>
      insertFailed(service().services, accountId, setting, count, more);
    const recovered = (more: Parameters<typeof recover>[3] = {}) =>
      recover(anyError, inSystemTime(service().services), { accountId, settingId, since }, more);
    const replays = () =>
      service()
        .database.db.selectFrom('notifications')
        .select(['id', 'event_id', 'payload', 'status'])
        .where('account_id', '=', accountId)
        .where('origin', '=', 'replay')
        .orderBy('id')
        .execute();
    const dueIds = async () => {
      const { db } = service().database;
      const rows = db.selectFrom('delivery_due').select('notification_id').where('account_id', '=', accountId);
      return (await rows.orderBy('notification_id').execute()).map(({ notification_id }) => notification_id);
    };
    const patch = async (body: { active: boolean }): Promise<void> => {
      const client = await service().client({ apiKey: await service().keyFor({ accountId }) });
      await client.notificationSettings.update({ path: { notification_setting_id: settingId }, body });
    };

    test('replays each failed notification once, oldest first, with its body, and sends it', async () => {
      const all = await failed(1_201);
      const steps: string[] = [];
      const onProgress = (replayed: number, of: number): void => void steps.push(`${replayed}/${of}`);
      expect(await recovered({ onProgress })).toEqual({ found: 1_201, replayed: 1_201, left: 0 });
      expect(steps).toEqual(['500/1201', '1000/1201', '1201/1201']);
      const added = await replays();
      expect(added.map(({ event_id }) => event_id)).toEqual(all.map(({ eventId }) => eventId));
      expect(added.map(({ payload }) => payload)).toEqual(
        all.map(({ id, payload }, index) =>
          payload.replace(`"notification_id":"${id}"`, `"notification_id":"${added[index]!.id}"`),
        ),
      );
      expect(new Set(added.map(({ status }) => status))).toEqual(new Set(['not_attempted']));
      expect(await dueIds()).toEqual(added.map(({ id }) => id));
      expect(notified).toEqual([1, 2, 3].map(() => ({ accountId, settingId })));
      expect(await recovered()).toEqual({ found: 0, replayed: 0, left: 0 });
      expect(await replays()).toHaveLength(1_201);
    });

    test('skips notifications that were delivered, wait, are replays, were replayed, are older, or have another destination', async () => {
      await failed(1);
      clock.advance(1_000);
      since = timestamp(clock.now());
      const [wanted] = await failed(1);
      await failed(1, { status: 'delivered' });
      await failed(1, { status: 'needs_retry' });
      await failed(1, { origin: 'replay' });
      await failed(1, { replayed_at: since });
      await failed(1, {}, await seedSetting(service().services, accountId));
      const before = (await replays()).length;
      expect(await recovered()).toEqual({ found: 1, replayed: 1, left: 0 });
      const added = await replays();
      expect(added).toHaveLength(before + 1);
      expect(added.at(-1)).toMatchObject({ event_id: wanted!.eventId });
    });

    test('replays notifications of the last 90 days only', async () => {
      await failed(2);
      clock.advance(DAY);
      await failed(3);
      clock.advance(89 * DAY + 1);
      expect(await recovered()).toEqual({ found: 3, replayed: 3, left: 0 });
    });

    test('continues where it was interrupted', async () => {
      const all = await failed(1_100);
      const ending = new AbortController();
      const first = await recovered({ signal: ending.signal, onProgress: () => ending.abort() });
      expect(first).toEqual({ found: 1_100, replayed: 500, left: 600 });
      expect(await recovered()).toEqual({ found: 600, replayed: 600, left: 0 });
      expect((await replays()).map(({ event_id }) => event_id)).toEqual(all.map(({ eventId }) => eventId));
    });

    test('two concurrent recoveries replay each notification once', async () => {
      const all = await failed(1_700);
      const [one, other] = await Promise.all([recovered(), recovered()]);
      expect(one.replayed + other.replayed).toBe(1_700);
      expect([one.left, other.left]).toContain(0);
      const events = (await replays()).map(({ event_id }) => event_id);
      expect(events.toSorted()).toEqual(all.map(({ eventId }) => eventId));
    });

    test('stops when the destination is deactivated, reports its progress, and continues later', async () => {
      await failed(1_100);
      const onProgress = (replayed: number) => (replayed === 500 ? patch({ active: false }) : undefined);
      await expect(recovered({ onProgress })).rejects.toMatchObject({
        code: 'notification_cannot_replay',
        message: expect.stringMatching(/not active.* 500 notifications were replayed before this error\.$/) as string,
      });
      expect(await replays()).toHaveLength(500);
      await patch({ active: true });
      expect(await recovered()).toEqual({ found: 600, replayed: 600, left: 0 });
      expect(new Set((await replays()).map(({ event_id }) => event_id)).size).toBe(1_100);
    });

    describe('the operator command', () => {
      const command = (values: Record<string, string>, said: string[] = []) =>
        runCommand(
          service().services,
          { name: 'notification recover', values: { account: accountId, ...values }, positionals: [] },
          { say: (text) => said.push(text) },
        );

      test('reports its progress and the counts', async () => {
        await failed(1_001);
        const said: string[] = [];
        expect(await command({ destination: settingId, since }, said)).toEqual({
          found: 1_001,
          replayed: 1_001,
          left: 0,
        });
        expect(said).toEqual(['500 of 1,001 replayed', '1,000 of 1,001 replayed', '1,001 of 1,001 replayed']);
      });

      test('requires an existing, active destination and a time', async () => {
        await failed(1);
        await expect(command({ destination: newId('ntfset_', clock), since })).rejects.toThrow('not found');
        await expect(command({ destination: settingId })).rejects.toThrow('--since is required');
        await expect(command({ destination: settingId, since: 'yesterday' })).rejects.toThrow('--since must be');
        await patch({ active: false });
        await expect(command({ destination: settingId, since })).rejects.toThrow('is not active');
        expect(await replays()).toEqual([]);
      });
    });
  },
  { clock, notifyDue: (due) => notified.push(...due) },
);
