import type { Client } from '@billing/client';
import type { ClientToken } from '@billing/types';
import { beforeAll, expect, onTestFinished, test } from 'vitest';

import { eachService, startService, type TestService } from '../../support/service.ts';
import { interposedDatabase } from '../http/faulty-database.ts';

const PATTERN = { sandbox: /^test_[a-z0-9]{27}$/, live: /^live_[a-z0-9]{27}$/ };

eachService('client tokens', (service) => {
  let client: Client;

  beforeAll(async () => {
    client = await service().client();
  });

  const created = async (body: { name: string; description?: string | null } = { name: 'Shop' }) =>
    (await client.clientTokens.create({ body })).data;
  const read = async ({ id }: Pick<ClientToken, 'id'>) =>
    (await client.clientTokens.get({ path: { client_token_id: id } })).data;
  const update = async (
    { id }: Pick<ClientToken, 'id'>,
    body: Parameters<Client['clientTokens']['update']>[0]['body'],
  ) => (await client.clientTokens.update({ path: { client_token_id: id }, body })).data;
  const eventsOf = async ({ id }: Pick<ClientToken, 'id'>) =>
    (
      await client.events.list({
        query: {
          event_type: ['client_token.created', 'client_token.updated', 'client_token.revoked'],
          per_page: 200,
          order_by: 'id[ASC]',
        },
      })
    ).data.filter(({ data }) => data['id'] === id);

  test('a new token is active, and reads as it was created and published', async () => {
    const token = await created({ name: 'Shop', description: 'Checkout of the web shop.' });
    expect(token).toEqual({
      id: expect.stringMatching(/^ctkn_[a-z0-9]{26}$/) as string,
      token: expect.stringMatching(PATTERN.sandbox) as string,
      name: 'Shop',
      description: 'Checkout of the web shop.',
      status: 'active',
      revoked_at: null,
      created_at: token.created_at,
      updated_at: token.created_at,
    });
    expect(await read(token)).toEqual(token);
    expect(await eventsOf(token)).toMatchObject([
      { event_type: 'client_token.created', occurred_at: token.created_at, data: token },
    ]);
  });

  test('a token in live begins with live_', async () => {
    const live = await startService(service().database, { rules: { environment: 'live' } });
    onTestFinished(() => live.app.close());
    const { data } = await (await live.client()).clientTokens.create({ body: { name: 'Shop' } });
    expect(data.token).toMatch(PATTERN.live);
  });

  test('two tokens with the same name have different values', async () => {
    expect((await created()).token).not.toBe((await created()).token);
  });

  test('a token is not an API key', async () => {
    const { token } = await created();
    const response = await service().fetch(`${service().url}/client-tokens`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(response.status).toBe(401);
  });

  test('changes the name and the description, and publishes client_token.updated', async () => {
    const before = await created();
    const after = await update(before, { name: 'Store', description: 'Moved.' });
    expect(after).toEqual({ ...before, name: 'Store', description: 'Moved.', updated_at: after.updated_at });
    expect(await read(before)).toEqual(after);
    expect((await eventsOf(before)).slice(1)).toMatchObject([
      { event_type: 'client_token.updated', occurred_at: after.updated_at, data: after },
    ]);
    expect(await update(before, { description: null })).toMatchObject({ name: 'Store', description: null });
  });

  test('revokes the token at the time of the change, and publishes client_token.revoked alone', async () => {
    const before = await created();
    const after = await update(before, { status: 'revoked' });
    const revoked_at = after.updated_at;
    expect(after).toEqual({ ...before, status: 'revoked', revoked_at, updated_at: revoked_at });
    expect(await read(before)).toEqual(after);
    expect((await eventsOf(before)).slice(1)).toMatchObject([
      { event_type: 'client_token.revoked', occurred_at: revoked_at, data: after },
    ]);
  });

  test('publishes both events when one request renames and revokes the token', async () => {
    const before = await created();
    const data = await update(before, { name: 'Former shop', status: 'revoked' });
    expect((await eventsOf(before)).slice(1)).toMatchObject([
      { event_type: 'client_token.updated', data },
      { event_type: 'client_token.revoked', data },
    ]);
  });

  test.each([{ status: 'revoked' as const }, { name: 'Again' }, {}])(
    'returns conflict when a revoked token is updated with %j, and changes nothing',
    async (body) => {
      const revoked = await update(await created(), { status: 'revoked' });
      await expect(update(revoked, body)).rejects.toMatchObject({
        code: 'conflict',
        message: expect.stringContaining(revoked.id) as string,
      });
      expect(await read(revoked)).toEqual(revoked);
      expect(await eventsOf(revoked)).toHaveLength(2);
    },
  );

  test('changes and publishes nothing when the body is empty or equal to what is stored', async () => {
    const before = await created({ name: 'Shop', description: 'Same.' });
    for (const body of [{}, { name: 'Shop', description: 'Same.' }]) expect(await update(before, body)).toEqual(before);
    expect(await eventsOf(before)).toHaveLength(1);
  });

  test('returns conflict when another request revokes the token first', async () => {
    const token = await created();
    const faster = async (): Promise<void> => void (await update(token, { status: 'revoked' }));
    const slow = await startService(interposedDatabase(service().database, faster));
    onTestFinished(() => slow.app.close());
    const late = await slow.client({ apiKey: await service().keyFor() });
    await expect(
      late.clientTokens.update({ path: { client_token_id: token.id }, body: { name: 'Late' } }),
    ).rejects.toMatchObject({ code: 'conflict' });
    expect(await read(token)).toMatchObject({ name: token.name, status: 'revoked' });
  });

  test.each(['active', null])('rejects the status %j', async (status) => {
    const token = await created();
    const loose = await service().client({ checkRequests: false });
    await expect(
      loose.clientTokens.update({ path: { client_token_id: token.id }, body: { status: status as 'revoked' } }),
    ).rejects.toMatchObject({ code: 'invalid_field', fields: [{ field: 'status' }] });
  });

  test('lists tokens in both states, or in those that status names', async () => {
    const accountId = await service().newAccount();
    const own = await service().client({ apiKey: await service().keyFor({ accountId }) });
    const { data: active } = await own.clientTokens.create({ body: { name: 'Active' } });
    const { data: other } = await own.clientTokens.create({ body: { name: 'Revoked' } });
    const path = { client_token_id: other.id };
    const { data: revoked } = await own.clientTokens.update({ path, body: { status: 'revoked' } });
    const list = async (status?: ('active' | 'revoked')[]) =>
      (await own.clientTokens.list({ query: { ...(status !== undefined && { status }) } })).data;
    expect(await list()).toEqual([revoked, active]);
    expect(await list(['active'])).toEqual([active]);
    expect(await list(['revoked'])).toEqual([revoked]);
  });

  test('does not find the token of another account', async () => {
    const { id } = await created();
    const stranger = await strangerTo(service());
    const path = { client_token_id: id };
    await expect(stranger.clientTokens.get({ path })).rejects.toMatchObject({ code: 'not_found' });
    await expect(stranger.clientTokens.update({ path, body: { name: 'Mine' } })).rejects.toMatchObject({
      code: 'not_found',
    });
    expect((await stranger.clientTokens.list({})).data).toEqual([]);
  });
});

async function strangerTo(service: TestService): Promise<Client> {
  return service.client({ apiKey: await service.keyFor({ accountId: await service.newAccount() }) });
}
