import { describe, expect, test } from 'vitest';

import { type Entity, eachOperator, type Values } from '../../support/operator.ts';

eachOperator('changes of keys and accounts', (operator) => {
  const newKey = (more: Values = {}): Promise<Entity> =>
    operator().run('api-key create', { name: 'Shop', permissions: 'customer.read', ...more });

  describe('api-key update', () => {
    test('changes the given members and reports them', async () => {
      const { id, created_at } = await newKey({ description: 'Old' });
      operator().services.clock.advance(1_000);
      const changes = { name: 'Store', description: '', permissions: 'product.write', expires: 'never' };
      const [event] = await operator().emitted(() => operator().run('api-key update', changes, id));
      expect(event).toMatchObject({
        type: 'api_key.updated',
        data: { id, name: 'Store', description: null, permissions: ['product.write'], expires_at: null, created_at },
      });
      expect(event!.data['updated_at']).not.toBe(created_at);
    });

    test('reports nothing when nothing changes', async () => {
      const { id, key: _, ...before } = await newKey();
      const events = await operator().emitted(async () => {
        expect(await operator().runUnchanged('api-key update', { name: 'Shop' }, id)).toMatchObject(before);
      });
      expect(events).toEqual([]);
    });

    test('restricts a key to networks, and lifts that', async () => {
      const { id } = await newKey();
      const networks = ['192.0.2.0/24', '2001:db8::/32'];
      expect(await operator().run('api-key update', { 'allow-ips': networks.join() }, id)).toMatchObject({
        allowed_ips: networks,
      });
      const listed = (await operator().run('api-key list')) as unknown as { id: string; allowed_ips: string[] }[];
      expect(listed.find((key) => key.id === id)).toMatchObject({ allowed_ips: networks });
      expect(await operator().run('api-key update', { 'allow-ips': 'any' }, id)).toMatchObject({ allowed_ips: [] });
      for (const wrong of ['192.0.2.0/33', '192.0.2', '2001:db8::/129', '::ffff:192.0.2.0/120', '192.0.2.0/24/2', 'x'])
        expect(await operator().rejection('api-key update', { 'allow-ips': wrong }, id)).toMatch(
          /^--allow-ips must list .*, not ".*"\.$/,
        );
    });

    test('rejects a key that is not active, a past expiry, an empty name, and no change', async () => {
      const { id } = await newKey();
      expect(await operator().rejection('api-key update', { expires: '2020-01-01' }, id)).toContain('in the future');
      expect(await operator().rejection('api-key update', { name: '' }, id)).toContain('name must');
      expect(await operator().rejection('api-key update', {}, id)).toContain('No change given');
      await operator().run('api-key revoke', {}, id);
      expect(await operator().rejection('api-key update', { name: 'x' }, id)).toContain('is revoked');
    });
  });

  describe('api-key report-exposure', () => {
    const report = (id: string, risk: string, more: Values = {}) =>
      operator().emitted(() =>
        operator().run(
          'api-key report-exposure',
          { risk, source: 'code_host', reference: 'https://code.host.example/.env', ...more },
          id,
        ),
      );

    test('a high risk revokes the key', async () => {
      const { id } = await newKey();
      expect(await report(id, 'high', { description: 'In public.' })).toMatchObject([
        {
          type: 'api_key_exposure.created',
          data: { api_key_id: id, risk_level: 'high', action_taken: 'revoked', description: 'In public.' },
        },
        { type: 'api_key.revoked', data: { id, status: 'revoked' } },
      ]);
    });

    test('a low risk, and a key that is already revoked, change nothing', async () => {
      const { id } = await newKey();
      const [low, ...others] = await report(id, 'low');
      expect(low!.data).toMatchObject({ action_taken: 'none', description: null });
      expect(others).toEqual([]);
      await operator().run('api-key revoke', {}, id);
      expect(await report(id, 'high')).toMatchObject([{ data: { action_taken: 'none' } }]);
    });

    test('rejects a reference that is not a URL', async () => {
      const { id } = await newKey();
      const values = { risk: 'low', source: 'other', reference: 'somewhere' };
      expect(await operator().rejection('api-key report-exposure', values, id)).toContain('reference must');
    });
  });

  describe('accounts', () => {
    test('account update changes the given members', async () => {
      const changes = { account: 'acme', name: 'Acme Corporation', 'tax-categories': 'saas', 'api-version': '1' };
      expect(await operator().run('account update', changes)).toMatchObject({
        id: 'acme',
        name: 'Acme Corporation',
        approved_tax_categories: ['saas'],
        default_api_version: 1,
      });
      expect(await operator().run('account update', { account: 'acme', 'tax-categories': '' })).toMatchObject({
        name: 'Acme Corporation',
        approved_tax_categories: [],
      });
      expect(await operator().rejection('account update', { account: 'acme' })).toContain('No change given');
    });

    test('an account can begin with a test clock in the past', async () => {
      const clock = '2020-02-29T00:00:00Z';
      const account = await operator().run('account create', { id: 'past', name: 'Past', clock });
      expect(account).toMatchObject({ created_at: '2020-02-29T00:00:00.000000Z' });
      expect(await newKey({ account: 'past' })).toMatchObject({ expires_at: '2020-05-29T00:00:00.000000Z' });
      await operator().services.db.deleteFrom('api_keys').where('account_id', '=', 'past').execute();
      await operator().services.db.deleteFrom('events').where('account_id', '=', 'past').execute();
      await operator().services.db.deleteFrom('accounts').where('id', '=', 'past').execute();
    });
  });
});
