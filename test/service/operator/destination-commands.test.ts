import { expect, test } from 'vitest';

import { type Entity, eachOperator, type Values } from '../../support/operator.ts';

const UNKNOWN = 'ntfset_01jg8test00000000000000001';

eachOperator('destination commands', (operator) => {
  let made = 0;
  const destination = (more: Values = {}): Promise<Entity> => {
    made += 1;
    const url = `https://shop.example.com/${made}`;
    const start = { description: 'Shop', events: 'customer.created', inactive: true };
    return operator().run('destination create', { ...start, ...(more['email'] === undefined && { url }), ...more });
  };
  const namesIn = (entity: Entity): string[] =>
    (entity['subscribed_events'] as readonly { name: string }[]).map(({ name }) => name);
  const listed = async (): Promise<readonly Entity[]> =>
    (await operator().run('destination list')) as unknown as readonly Entity[];

  test('list shows all of an account, oldest first, and no secret', async () => {
    const [first, second] = [await destination(), await destination({ email: 'shop@example.com' })];
    await operator().run('account create', { id: 'other', name: 'Other' });
    const inOther = { account: 'other', events: 'all', description: 'Theirs', email: 'theirs@example.com' };
    const theirs = await operator().run('destination create', inOther);
    const acme = (await operator().run('destination list', { account: 'acme' })) as unknown as readonly Entity[];
    expect(acme.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(acme[0]).toMatchObject({
      type: 'url',
      active: false,
      subscribed_events: ['customer.created'],
      previous_secret_expires_at: null,
    });
    expect(JSON.stringify(acme)).not.toMatch(/svc_|v1\./);
    await operator().run('destination delete', { account: 'other' }, theirs.id);
    await operator().services.db.deleteFrom('accounts').where('id', '=', 'other').execute();
  });

  test('update changes what is given, and nothing else', async () => {
    const before = await destination();
    const after = await operator().run(
      'destination update',
      {
        description: 'Moved',
        url: 'https://moved.example.com/',
        active: 'true',
        events: 'payout.paid, invoice.paid,payout.paid',
        traffic: 'all',
        sensitive: 'true',
        'api-version': '1',
      },
      before.id,
    );
    expect(after).toMatchObject({
      id: before.id,
      description: 'Moved',
      destination: 'https://moved.example.com/',
      active: true,
      traffic_source: 'all',
      include_sensitive_fields: true,
      endpoint_secret_key: before['endpoint_secret_key'],
    });
    expect(namesIn(after)).toEqual(['payout.paid', 'invoice.paid']);
    const off = await operator().run('destination update', { active: 'false' }, before.id);
    expect(off).toEqual({ ...after, active: false });
    expect(namesIn(await operator().run('destination update', { events: '' }, before.id))).toEqual([]);
    expect(namesIn(await operator().run('destination update', { events: 'all' }, before.id))).toHaveLength(68);
  });

  test.each<[Values, string]>([
    [{}, 'Say what to change.'],
    [{ active: 'yes' }, '--active must be one of true, false, not "yes".'],
    [{ sensitive: '1' }, '--sensitive must be one of true, false, not "1".'],
    [{ events: 'customer.eaten' }, 'There is no event type "customer.eaten".'],
    [{ description: '' }, 'description must'],
    [{ traffic: 'none' }, 'traffic_source must'],
    [{ 'api-version': '9' }, 'api_version must be one of'],
    [{ 'api-version': 'new' }, '--api-version must be a whole number'],
    [{ url: 'http://shop.example.com/' }, 'has to start with https://'],
    [{ email: 'shop@example.com' }, "is of type url, which can't change: give --url instead of --email."],
  ])('update refuses %j', async (values, message) => {
    const { id } = await destination();
    expect(await operator().refusal('destination update', values, id)).toContain(message);
  });

  test('update of a destination of type email takes --email', async () => {
    const { id } = await destination({ email: 'old@example.com' });
    const after = await operator().run('destination update', { email: 'new@example.com' }, id);
    expect(after).toMatchObject({ type: 'email', destination: 'new@example.com' });
    expect(await operator().refusal('destination update', { url: 'https://x.example/' }, id)).toContain(
      "is of type email, which can't change: give --email instead of --url.",
    );
  });

  test('rotate-secret prints the new secret, and until when the older one signs as well', async () => {
    const before = await destination();
    const rotated = await operator().run('destination rotate-secret', { overlap: '3600' }, before.id);
    const { previous_secret_expires_at, endpoint_secret_key, ...rest } = rotated;
    expect(endpoint_secret_key).not.toBe(before['endpoint_secret_key']);
    expect(before).toMatchObject(rest);
    const row = (await listed()).find(({ id }) => id === before.id);
    expect(row).toMatchObject({ previous_secret_expires_at });
    expect(await operator().refusal('destination rotate-secret', { overlap: '604801' }, before.id)).toContain(
      'overlap_seconds must be a whole number from 0 to 604800.',
    );
    expect(await operator().refusal('destination rotate-secret', { overlap: 'long' }, before.id)).toContain(
      '--overlap must be a whole number, not "long".',
    );
  });

  test('delete removes it with its notifications', async () => {
    const { id } = await destination({ events: 'api_key.created', inactive: false });
    await operator().run('api-key create', { name: 'x', permissions: 'all' });
    expect(await operator().run('notification list', { destination: id })).toHaveLength(1);
    expect(await operator().run('destination delete', {}, id)).toEqual({ id, deleted: true });
    expect((await listed()).map((one) => one.id)).not.toContain(id);
    expect(await operator().run('notification list', { destination: id })).toEqual([]);
  });

  test.each<[string, Values]>([
    ['destination update', { active: 'true' }],
    ['destination rotate-secret', {}],
    ['destination delete', {}],
  ])('%s of what is not there says so', async (name, values) => {
    expect(await operator().refusal(name, values, UNKNOWN)).toBe(`Notification setting ${UNKNOWN} not found.`);
    expect(await operator().refusal(name, values, 'ntfset_1')).toContain('The id must be ntfset_ and 26');
  });
});
