import { expect, test } from 'vitest';

import { runCommand } from '../../../service/operator/run-command.ts';
import { seedEverything } from '../../support/fixtures.ts';
import type { Values } from '../../support/operator.ts';
import { eachService } from '../../support/service.ts';
import { expectError } from '../http/expect-error.ts';
import { caller } from '../http/test-client.ts';

eachService('quotas of an account', (service) => {
  async function setUp() {
    const account = await service().newAccount();
    const ids = await seedEverything(service(), account);
    const call = caller(service(), await service().keyFor({ accountId: account }));
    const operator = (name: string, values: Values = {}) =>
      runCommand(service().services, { name, values: { account, ...values }, positionals: [] });
    const quota = async (name: string) =>
      ((await operator('account quotas')) as { quota: string }[]).find(({ quota: other }) => other === name);
    const destination = (path: string) => ({
      description: 'One more',
      type: 'url',
      destination: `https://receiver.example/${path}`,
      subscribed_events: ['customer.created'],
    });
    const simulation = { notification_setting_id: ids.notification_setting_id, name: 'More', type: 'customer.created' };
    return { call, operator, quota, destination, simulation };
  }

  test('are those of the settings until the operator sets others, and then their own, without a restart', async () => {
    const { call, operator, quota, destination } = await setUp();
    const before = { limit: 10, from: 'settings', used: 1 };
    expect(await quota('active-destinations')).toMatchObject(before);
    await operator('account update', { 'max-active-destinations': '2' });
    expect((await call('POST', '/notification-settings', { json: destination('two') })).status).toBe(201);
    const { error } = await expectError(
      await call('POST', '/notification-settings', { json: destination('three') }),
      'notification_maximum_active_settings_reached',
    );
    expect(error.detail).toBe(
      'An account can have at most 2 active notification settings. Deactivate another one first.',
    );
    expect(await quota('active-destinations')).toMatchObject({ limit: 2, from: 'account', used: 2 });
    await operator('account update', { 'max-active-destinations': 'default' });
    expect((await call('POST', '/notification-settings', { json: destination('three') })).status).toBe(201);
    expect(await quota('active-destinations')).toMatchObject({ ...before, used: 3 });
  });

  test('limit simulations, their runs and their size, below and above the settings', async () => {
    const { call, operator, quota, simulation } = await setUp();
    await operator('account update', { 'max-simulations': '2', 'max-simulation-runs': '2', 'max-simulation-mib': '0' });
    const created = await call('POST', '/simulations', { json: simulation });
    const { data } = (await created.json()) as { data: { id: string } };
    const payload = { ...simulation, payload: { id: 'ctm_01jg8test00000000000000001' } };
    const big = await expectError(await call('POST', '/simulations', { json: simulation }), 'storage_limit_reached');
    expect(big.error.detail).toContain('An account can have at most 2 simulations');
    await operator('account update', { 'max-simulations': '2000' });
    const size = await expectError(await call('POST', '/simulations', { json: payload }), 'storage_limit_reached');
    expect(size.error.detail).toContain('can have at most 0 bytes together');
    await operator('account update', { 'max-simulation-mib': 'default' });
    await operator('account update', { 'max-simulation-runs': '1' });
    const runs = await expectError(await call('POST', `/simulations/${data.id}/runs`), 'storage_limit_reached');
    expect(runs.error.detail).toContain('An account can have at most 1 simulation runs in 90 days');
    await operator('account update', { 'max-simulation-runs': '2' });
    expect((await call('POST', `/simulations/${data.id}/runs`)).status).toBe(201);
    expect(await quota('simulations')).toMatchObject({ limit: 2_000, from: 'account', used: 2 });
    expect(await quota('simulation-runs')).toMatchObject({ limit: 2, used: 2 });
  });

  test('limit custom_data', async () => {
    const { call, operator, quota } = await setUp();
    const customer = (name: string) => ({ email: `${name}@works.example`, custom_data: { text: 'x'.repeat(100) } });
    await operator('account update', { 'max-custom-data-mib': '0' });
    const { error } = await expectError(
      await call('POST', '/customers', { json: customer('one') }),
      'storage_limit_reached',
    );
    expect(error.detail).toContain('may have at most 0 bytes');
    await operator('account update', { 'max-custom-data-mib': '1' });
    expect((await call('POST', '/customers', { json: customer('one') })).status).toBe(201);
    expect(await quota('custom-data-mib')).toMatchObject({ limit: 1, from: 'account' });
  });

  test('must be whole numbers or the word default', async () => {
    const { operator } = await setUp();
    for (const wrong of ['-1', '1.5', 'many', '1000001', '']) {
      await expect(operator('account update', { 'max-simulations': wrong })).rejects.toThrow(
        `--max-simulations must be a whole number up to 1000000, or default, not "${wrong}".`,
      );
    }
    for (const wrong of ['72', '0h', '3d', '99999h']) {
      await expect(operator('account update', { 'turn-off-destinations-after': wrong })).rejects.toThrow(
        '--turn-off-destinations-after must be hours from 1h to 87600h, such as 72h, or never',
      );
    }
    await expect(operator('account update', { 'contact-email': 'ops' })).rejects.toThrow('--contact-email does not');
    expect(
      await operator('account update', {
        'contact-email': 'ops@works.example',
        'turn-off-destinations-after': 'never',
      }),
    ).toMatchObject({ contact_email: 'ops@works.example', turn_off_destinations_hours: 0 });
    expect(await operator('account update', { 'contact-email': 'none' })).toMatchObject({ contact_email: null });
  });
});
