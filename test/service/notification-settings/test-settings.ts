import { beforeAll, expect } from 'vitest';

import { anyError } from '../../../service/common/any-error.ts';
import { inSystemTime } from '../../../service/services.ts';
import { createSetting, type NewSetting } from '../../../service/notification-settings/create-setting.ts';
import type { TestService } from '../../support/service.ts';
import { type Call, caller } from '../http/test-client.ts';

/** Creates, updates and reads notification settings over the API of a test service. */
export function testSettings(service: () => TestService) {
  const client = { call: undefined as unknown as Call, created: 0 };
  beforeAll(async () => {
    client.call = caller(service(), await service().keyFor());
  });
  const call: Call = (...request) => client.call(...request);
  const patch = (id: string, json: object): Promise<Response> =>
    call('PATCH', `/notification-settings/${id}`, { json });
  return {
    call,
    settings: {
      /** An inactive destination with a new address, so that settings of different tests don't conflict. */
      async create(more: Partial<NewSetting> = {}, accountId = service().accountId) {
        const { services } = service();
        client.created += 1;
        const type = more.type ?? 'url';
        const { created } = client;
        const destination = type === 'url' ? `https://hooks.works.example/${created}` : `mail-${created}@works.example`;
        const start = {
          description: 'Sync',
          type,
          destination,
          subscribed_events: ['customer.created'],
          active: false,
        };
        return services.db
          .transaction()
          .execute((trx) => createSetting(anyError, trx, inSystemTime(services), accountId, { ...start, ...more }));
      },
      patch,
      async patched(id: string, json: object): Promise<Record<string, unknown>> {
        const response = await patch(id, json);
        expect(response.status, await response.clone().text()).toBe(200);
        return ((await response.json()) as { data: Record<string, unknown> }).data;
      },
      /** The columns that every update changes. */
      async version(id: string) {
        const { db } = service().database;
        const row = await db
          .selectFrom('notification_settings')
          .selectAll()
          .where('id', '=', id as never)
          .executeTakeFirstOrThrow();
        return { updated_at: row.updated_at, revision: row.revision };
      },
    },
  };
}
