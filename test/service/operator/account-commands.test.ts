import { describe, expect, test } from 'vitest';

import { authenticated } from '../../support/authenticated.ts';
import { type Entity, eachOperator, type Values } from '../../support/operator.ts';

eachOperator('account and key commands', (operator) => {
  describe('accounts', () => {
    test('accepts a well-formed id once', async () => {
      expect(await operator().rejection('account create', { id: 'acme', name: 'Again' })).toContain(
        'An account with the id "acme" already exists',
      );
      expect(await operator().rejection('account create', { id: 'Acme Inc', name: 'x' })).toContain(
        'id must consist of lower-case letters, digits and _, such as my_company.',
      );
      expect(await operator().rejection('account create', { id: 'x' })).toContain(
        '--name is required. Try: npm run operator -- account create --help',
      );
      expect(await operator().rejection('account list', {}, 'acme')).toContain('account list takes only options.');
    });

    test('rejects text that the database would change', async () => {
      for (const [text, message] of [
        ['\ufeffAcme', '--name must not begin with the character U+FEFF, a byte order mark.'],
        ['Acme\ud800', '--name must not contain the character U+0000 or half of a surrogate pair.'],
      ] as const)
        expect(await operator().rejection('account create', { id: 'marked', name: text })).toBe(message);
    });

    test('sets the default checkout page of an account', async () => {
      const url = 'https://shop.works.example/pay';
      expect(await operator().run('account update', { account: 'acme', 'checkout-url': url })).toMatchObject({
        default_checkout_url: url,
      });
      for (const wrong of ['shop.works.example', 'ftp://shop.works.example/', `${url}?${'x'.repeat(2_000)}`])
        expect(await operator().rejection('account update', { account: 'acme', 'checkout-url': wrong })).toContain(
          '--checkout-url must be a complete web address',
        );
    });

    test('requires the id of an account only if several exist', async () => {
      await operator().run('api-key list');
      await operator().run('account create', { id: 'shop', name: 'Shop', 'tax-categories': 'saas, ebooks' });
      expect(await operator().rejection('api-key list', {})).toContain(
        'Choose an account with --account. Accounts: acme, shop.',
      );
      expect(await operator().rejection('api-key list', { account: 'other' })).toContain(
        'There is no account "other". Accounts: acme, shop.',
      );
      expect(await operator().run('account list')).toMatchObject([
        { id: 'acme' },
        { id: 'shop', approved_tax_categories: ['saas', 'ebooks'] },
      ]);
      await operator().services.db.deleteFrom('accounts').where('id', '=', 'shop').execute();
    });
  });

  describe('API keys', () => {
    test('a created key works, appears in no event and expires in 90 days', async () => {
      let created: Entity | undefined;
      const [event] = await operator().emitted(async () => {
        created = await operator().run('api-key create', { name: 'Shop', permissions: 'customer.write, product.read' });
      });
      const key = String(created?.['key']);
      expect(created).toMatchObject({
        permissions: ['customer.write', 'product.read'],
        expires_at: '2026-05-31T09:30:00.000000Z',
      });
      const caller = await authenticated(operator().services, key);
      expect(caller).toMatchObject({ accountId: 'acme', keyId: created?.id });
      expect(created).toMatchObject({ allowed_ips: [] });
      expect(event).toMatchObject({
        type: 'api_key.created',
        data: { id: created?.id, key: `${key.slice(0, 43)}****` },
      });
      expect(JSON.stringify(await operator().events())).not.toContain(key.slice(43));
    });

    test('a created key has the requested expiry and permissions', async () => {
      const create = (values: Values): Promise<Entity> =>
        operator().run('api-key create', { name: 'x', permissions: 'all', ...values });
      expect((await create({}))['permissions']).toHaveLength(37);
      expect((await create({ expires: 'never' }))['expires_at']).toBeNull();
      expect((await create({ expires: '2026-03-02T11:30:00.5+01:00' }))['expires_at']).toBe(
        '2026-03-02T10:30:00.500000Z',
      );
      expect(
        await operator().rejection('api-key create', { name: 'x', permissions: 'all', expires: '2026-03-02' }),
      ).toContain('--expires must be in the future.');
      expect(
        await operator().rejection('api-key create', { name: 'x', permissions: 'all', expires: 'soon' }),
      ).toContain('--expires must be a date-time such as');
      expect(await operator().rejection('api-key create', { name: 'x', permissions: 'customer.eat' })).toContain(
        'There is no permission "customer.eat".',
      );
      expect(await operator().rejection('api-key create', { name: 'x'.repeat(151), permissions: 'all' })).toContain(
        'name must have at most 150 characters.',
      );
      expect(await operator().rejection('api-key create', { name: '', permissions: 'all' })).toContain('name must');
    });

    test('revokes a key only once', async () => {
      const { id } = await operator().run('api-key create', { name: 'x', permissions: 'all' });
      const published = await operator().emitted(() => operator().run('api-key revoke', {}, id));
      expect(published).toMatchObject([{ type: 'api_key.revoked', data: { id, status: 'revoked' } }]);
      expect(await operator().rejection('api-key revoke', {}, id)).toContain(`API key ${id} is already revoked.`);
      expect(await operator().rejection('api-key revoke', {}, 'x')).toContain(
        'The id must be apikey_ and 26 lower-case letters or digits, not "x".',
      );
      expect(await operator().rejection('api-key revoke', {})).toContain('api-key revoke takes <id>.');
    });
  });
});
