import { beforeAll, expect, test, vi } from 'vitest';

import { timestamp } from '../../../service/common/clock.ts';
import { newId } from '../../../service/ids/id.ts';
import { newEndpointSecret } from '../../../service/notification-settings/endpoint-secret.ts';
import { eachService } from '../../support/service.ts';
import { startDispatcher } from '../delivery/start-dispatcher.ts';
import { type Call, caller } from '../http/test-client.ts';

/** Each of these was accepted once: a lenient parser makes a URL of it. */
const MALFORMED = [
  'https:x.example',
  'https:/x.example',
  'https:\\\\x.example/',
  'https://x.example/a b',
  'https://x.example/a\tb',
  'https://x.example/100%',
  'https://-a.example/',
  'https://x..example/',
  'https://x_y.example/',
  'https://%78.example/',
];

for (const destinationReach of ['public', 'private'] as const) {
  eachService(
    `destinations that are not URLs, with the policy ${destinationReach}`,
    (service) => {
      let accountId: string;
      let call: Call;

      beforeAll(async () => {
        accountId = await service().newAccount();
        call = caller(service(), await service().keyFor({ accountId }));
      });

      test('are rejected by create and update, with an example of a valid one', async () => {
        const setting = { description: 'Sync', type: 'url', subscribed_events: ['customer.created'], active: false };
        const made = await call('POST', '/notification-settings', {
          json: { ...setting, destination: 'https://x.example/a%20b' },
        });
        const { data } = (await made.json()) as { readonly data: { readonly id: string } };
        for (const destination of MALFORMED) {
          const responses = [
            await call('POST', '/notification-settings', { json: { ...setting, destination } }),
            await call('PATCH', `/notification-settings/${data.id}`, { json: { destination } }),
          ];
          for (const response of responses) {
            const { error } = (await response.json()) as { error: object };
            expect(error, destination).toMatchObject({
              code: 'url_notification_setting_incorrect',
              detail: expect.stringMatching(
                /^The destination must have .*such as .|must be .* such as .|%25/,
              ) as string,
            });
          }
        }
      });

      test('receive nothing if they were stored before, and the log states why', async () => {
        const { services } = service();
        const now = timestamp(services.clock.now());
        const rows = MALFORMED.map((destination) => {
          const id = newId('ntfset_', services.clock);
          return {
            account_id: accountId,
            id,
            description: 'Sync',
            type: 'url' as const,
            destination,
            subscribed_events: ['customer.created'],
            active: true,
            api_version: 1,
            include_sensitive_fields: false,
            traffic_source: 'all' as const,
            secret: services.secrets.seal(newEndpointSecret(id), id),
            created_at: now,
            updated_at: now,
          };
        });
        await services.db.insertInto('notification_settings').values(rows).execute();
        startDispatcher(services, { schedule: { delays: [] } });
        expect((await call('POST', '/customers', { json: { email: 'jo@customer.example' } })).status).toBe(201);
        const logs = services.db
          .selectFrom('notification_logs')
          .select('response_body')
          .where('account_id', '=', accountId);
        await vi.waitFor(
          async () => {
            const bodies = (await logs.execute()).map(({ response_body }) => response_body);
            expect(bodies).toHaveLength(MALFORMED.length);
            for (const body of bodies) expect(body).toMatch(/^address_not_allowed: The destination must /);
          },
          { timeout: 20_000, interval: 50 },
        );
      });
    },
    { rules: { destinationReach } },
  );
}
