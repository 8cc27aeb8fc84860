import { expect, test } from 'vitest';

import { authenticated } from '../../support/authenticated.ts';
import { ensureDemo } from '../../../service/demo/ensure-demo.ts';
import { eachEngine } from '../../support/database.ts';
import { testServices } from '../../support/services.ts';
import { temporaryDirectory } from '../../support/temporary-directory.ts';

const DAY_MS = 86_400_000;
/** Ten years with three leap days, from the start of the clock of the tests. */
const LIFETIME_MS = 3_653 * DAY_MS;

eachEngine('the demo key', (database) => {
  test('expires in ten years, and every start has a key that works for at least a week', async () => {
    const services = testServices(database());
    const directory = await temporaryDirectory();
    const start = async () => (await ensureDemo(services, directory))!;
    const caller = (key: string) => authenticated(services, key);
    const first = await start();
    const { expires_at } = await database().db.selectFrom('api_keys').select('expires_at').executeTakeFirstOrThrow();
    expect(Date.parse(expires_at!) - services.clock.now().getTime()).toBe(LIFETIME_MS);

    services.clock.advance(LIFETIME_MS - 8 * DAY_MS);
    expect(await start(), 'the same while it works for more than a week').toEqual(first);

    services.clock.advance(1 * DAY_MS);
    const second = await start();
    expect(second).toEqual({ key: expect.not.stringMatching(first.key) as string, ids: first.ids });
    expect(await start(), 'remembered').toEqual(second);
    services.clock.advance(7 * DAY_MS);
    await expect(caller(first.key)).rejects.toThrow('expired');
    expect(await caller(second.key)).toMatchObject({ accountId: 'demo' });

    await database().db.updateTable('api_keys').set({ expires_at: null }).execute();
    expect(await start(), 'a key of an earlier release, which never expires, gets ten years from now on').toEqual(
      second,
    );
    services.clock.advance(LIFETIME_MS + 3 * DAY_MS);
    await expect(caller(second.key)).rejects.toThrow('expired');

    await database().db.updateTable('api_keys').set({ status: 'revoked' }).execute();
    const third = await start();
    expect(await caller(third.key), 'a revoked key is replaced').toMatchObject({ accountId: 'demo' });
  });
});
