import { randomBytes } from 'node:crypto';

import { createApiKey } from '../../../service/auth/key-store.ts';
import { accountClock } from '../../../service/common/account-clock.ts';
import { silentLog } from '../../../service/common/log.ts';
import { type DatabasePlace, openDatabase } from '../../../service/storage/open-database.ts';
import { insertFailed } from '../../support/failed-notifications.ts';
import { seedEverything } from '../../support/fixtures.ts';
import { startService, type TestService } from '../../support/service.ts';
import type { Target } from './fuzz-api.ts';

const MALFORMED = ['nonsense', '', 'svc_apikey_sdbx_01hv8example00000000000000_ExampleSecretPart0003YJN2N'];

/** A running service with accounts to fuzz. Its rate limits are off. */
export function targetOf(service: TestService): Target {
  const { clock, db } = service.services;
  const unusable = async (
    accountId: string,
    environment: 'sandbox' | 'live',
    expiresAt: Date | null,
  ): Promise<string> => {
    const key = { accountId, name: 'Unusable', description: null, permissions: [] as string[], expiresAt };
    return (
      await db.transaction().execute((trx) => createApiKey(trx, { clock: accountClock(clock, null), environment }, key))
    ).key;
  };
  return {
    url: service.url,
    async newAccount() {
      const accountId = await service.newAccount();
      const seeded = await seedEverything(service, accountId);
      const [failed] = await insertFailed(service.services, accountId, seeded.notification_setting_id, 1);
      const bad = [
        await unusable(accountId, 'sandbox', new Date('2020-01-01')),
        await unusable(accountId, 'live', null),
        ...MALFORMED,
      ];
      const keys = {
        all: await service.keyFor({ accountId }),
        none: await service.keyFor({ accountId, permissions: [] }),
        bad,
      };
      return { keys, ids: { ...seeded, notification_id: failed!.id } };
    },
  };
}

/** Starts a service on an empty database: at `databaseUrl`, or embedded and in memory. */
export async function startTarget(databaseUrl: string | undefined): Promise<Target & { close(): Promise<void> }> {
  const schema = `fuzz_${randomBytes(6).toString('hex')}`;
  const place: DatabasePlace =
    databaseUrl === undefined
      ? { engine: 'pglite', schema }
      : { engine: 'postgres', url: databaseUrl, schema, poolSize: 10 };
  const database = await openDatabase(place, silentLog);
  const service = await startService({ ...database, place });
  return {
    ...targetOf(service),
    async close() {
      await service.app.close();
      await database.db.schema.dropSchema(schema).cascade().ifExists().execute();
      await database.close();
    },
  };
}
