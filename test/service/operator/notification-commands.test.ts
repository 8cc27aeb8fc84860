import { describe, expect, test } from 'vitest';

import { eachOperator } from '../../support/operator.ts';

eachOperator('checkout domain, destination and simulation commands', (operator) => {
  describe('checkout domains', () => {
    const statuses = ['pending_review', 'in_review', 'approved', 'rejected', 'action_required'] as const;
    /** operations.md §D. */
    const moves: Record<string, readonly string[]> = {
      pending_review: ['in_review', 'approved', 'rejected', 'action_required'],
      in_review: ['approved', 'rejected', 'action_required'],
      action_required: ['in_review', 'rejected'],
      approved: ['rejected'],
      rejected: ['approved'],
    };

    test('a domain starts in review, unverified, and emits nothing', async () => {
      const published = await operator().emitted(async () => {
        const created = await operator().run('checkout-domain create', { domain: 'Shop.Example.com' });
        expect(created).toMatchObject({
          domain: 'shop.example.com',
          status: 'pending_review',
          payment_method_verification: { device_wallet_a: { status: 'unverified' } },
        });
        operator().services.clock.advance(1_000);
        const verified = await operator().run('checkout-domain set-verification', {}, created.id, 'verified');
        expect(verified).toMatchObject({
          payment_method_verification: { device_wallet_a: { status: 'verified' } },
          created_at: created['created_at'],
        });
        expect(verified['updated_at']).not.toBe(created['updated_at']);
      });
      expect(published).toEqual([]);
      expect(await operator().refusal('checkout-domain create', { domain: 'no host' })).toContain('domain must');
      expect(
        await operator().refusal('checkout-domain set-status', {}, 'chedom_01jg8test00000000000000001', 'approved'),
      ).toContain('Checkout domain chedom_01jg8test00000000000000001 not found.');
    });

    test.each(statuses.flatMap((from) => statuses.map((to) => [from, to] as const)))(
      'from %s to %s',
      async (from, to) => {
        const { id } = await operator().run('checkout-domain create', { domain: 'shop.example.com' });
        await operator()
          .services.db.updateTable('checkout_domains')
          .set({ status: from })
          .where('id', '=', id as `chedom_${string}`)
          .execute();
        const outcome = await operator()
          .run('checkout-domain set-status', {}, id, to)
          .then(
            (domain) => domain['status'],
            (error: Error) => error.message,
          );
        const refused = expect.stringContaining(`From ${from} a domain goes to`);
        expect(outcome).toEqual(moves[from]?.includes(to) ? to : refused);
      },
    );
  });

  describe('destinations', () => {
    const hook = { description: 'Shop', events: 'customer.created' };

    test('a destination has a secret that the database holds only sealed', async () => {
      const created = await operator().run('destination create', { ...hook, url: 'https://shop.example.com/hooks' });
      expect(created['endpoint_secret_key']).toMatch(new RegExp(`^svc_${created.id}_[a-zA-Z0-9]{32}$`));
      expect(created).toMatchObject({
        active: true,
        api_version: 1,
        traffic_source: 'platform',
        include_sensitive_fields: false,
      });
      const { secret } = await operator()
        .services.db.selectFrom('notification_settings')
        .select('secret')
        .executeTakeFirstOrThrow();
      expect(secret).not.toContain('svc_');
      expect(operator().services.secrets.open(secret, created.id)).toBe(created['endpoint_secret_key']);
    });

    test('what happens is noted for it', async () => {
      const { id } = await operator().run('destination create', {
        description: 'Keys',
        events: 'api_key.created',
        email: 'keys@example.com',
      });
      await operator().run('api-key create', { name: 'x', permissions: 'all' });
      const noted = await operator()
        .services.db.selectFrom('notifications')
        .select(['type', 'notification_setting_id'])
        .execute();
      expect(noted).toEqual([{ type: 'api_key.created', notification_setting_id: id }]);
    });

    test('is held to the rules of destinations', async () => {
      expect(
        await operator().refusal('destination create', { ...hook, url: 'https://shop.example.com/hooks' }),
      ).toContain('is the same in every respect.');
      expect(await operator().refusal('destination create', { ...hook, url: 'http://shop.example.com/' })).toContain(
        'has to start with https://',
      );
      expect(
        await operator().refusal('destination create', { ...hook, url: 'https://x.example/', email: 'x@x.example' }),
      ).toContain('Give one of --url and --email.');
      expect(await operator().refusal('destination create', hook)).toContain('Give one of --url and --email.');
      expect(
        await operator().refusal('destination create', { ...hook, email: 'x@x.example', traffic: 'all' }),
      ).toContain('traffic_source must be platform');
      expect(
        await operator().refusal('destination create', {
          ...hook,
          url: 'https://x.example/',
          events: 'customer.eaten',
        }),
      ).toContain('There is no event type "customer.eaten".');
      for (let i = 0; i < 8; i++)
        await operator().run('destination create', { ...hook, url: `https://shop.example.com/${i}` });
      expect(await operator().refusal('destination create', { ...hook, url: 'https://shop.example.com/9' })).toContain(
        'An account can have 10 active destinations.',
      );
      await operator().run('destination create', { ...hook, url: 'https://shop.example.com/9', inactive: true });
      await operator().services.db.deleteFrom('notification_settings').execute();
    });
  });

  describe('simulations', () => {
    test('a finished run is stored with its events in play order', async () => {
      const destination = 'ntfset_01jg8test00000000000000001';
      const created = await operator().run('simulation create', {
        destination,
        type: 'subscription_pause',
        events: 'subscription.updated,subscription.paused',
        payload: '{"id":"sub_1"}',
      });
      expect(created).toMatchObject({
        run: { type: 'subscription_pause', status: 'completed' },
        events: [
          {
            event_type: 'subscription.updated',
            status: 'success',
            payload: { id: 'sub_1' },
            response: { status_code: 200, body: '' },
          },
          { event_type: 'subscription.paused' },
        ],
      });
      expect(await operator().refusal('simulation create', { destination, type: 'x', payload: '[]' })).toContain(
        '--payload must be a JSON object',
      );
    });
  });
});

eachOperator('notification commands', (operator) => {
  const body = { id: 'ntflog_01jg8test00000000000000001', response_body: 'Try later', error: null };
  const headers = [
    ['server', 'nginx'],
    ['set-cookie', 'a=1'],
    ['set-cookie', 'b=2'],
  ];

  /** A destination that gets two notifications, of which the older one was tried twice. */
  async function tried(): Promise<{ destination: string; older: string; newer: string }> {
    const { services, run } = operator();
    const hook = { description: 'Keys', events: 'api_key.created', url: 'https://keys.example.com/' };
    const destination = await run('destination create', hook);
    for (let n = 0; n < 2; n++) await run('api-key create', { name: 'x', permissions: 'all' });
    const [older, newer] = await services.db.selectFrom('notifications').select('id').orderBy('id').execute();
    const attempt = { account_id: 'acme', notification_id: older!.id, response_content_type: 'text/plain' };
    const answered = { ...attempt, ...body, duration_ms: 12, response_code: 503, address: '203.0.113.9:443' };
    const unanswered = { ...attempt, duration_ms: 5_000, response_code: 0, response_body: 'timeout', address: null };
    await services.db
      .insertInto('notification_logs')
      .values([
        {
          ...unanswered,
          id: 'ntflog_01jg8test00000000000000002',
          attempted_at: '2026-03-02T09:31:00.000000Z',
          response_headers: '[]',
          response_content_type: null,
          error: 'timeout',
        },
        {
          ...answered,
          id: 'ntflog_01jg8test00000000000000001',
          attempted_at: '2026-03-02T09:30:00.000000Z',
          response_headers: JSON.stringify(headers),
        },
      ])
      .execute();
    const failed = { status: 'failed', times_attempted: 2 } as const;
    await services.db.updateTable('notifications').set(failed).where('id', '=', older!.id).execute();
    return { destination: destination.id, older: older!.id, newer: newer!.id };
  }

  test('are shown with the exact body and every attempt, and listed newest first', async () => {
    const { run, refusal, services } = operator();
    const { destination, older, newer } = await tried();
    const { payload } = await services.db
      .selectFrom('notifications')
      .select('payload')
      .where('id', '=', older as `ntf_${string}`)
      .executeTakeFirstOrThrow();
    expect(await run('notification show', {}, older)).toMatchObject({
      id: older,
      status: 'failed',
      notification_setting_id: destination,
      payload,
      attempts: [
        {
          ...body,
          attempted_at: '2026-03-02T09:30:00.000000Z',
          response_code: 503,
          response_headers: headers,
          response_content_type: 'text/plain',
          address: '203.0.113.9:443',
        },
        { response_code: 0, response_headers: [], response_body: 'timeout', error: 'timeout' },
      ],
    });
    expect(await run('notification show', {}, newer)).toMatchObject({ status: 'not_attempted', attempts: [] });

    const listed = async (values: Record<string, string>): Promise<string[]> =>
      ((await run('notification list', values)) as unknown as readonly { id: string }[]).map(({ id }) => id);
    expect(await listed({})).toEqual([newer, older]);
    expect(await listed({ limit: '1' })).toEqual([newer]);
    expect(await listed({ status: 'failed' })).toEqual([older]);
    expect(await listed({ status: 'delivered' })).toEqual([]);
    expect(await listed({ destination })).toEqual([newer, older]);
    expect(await listed({ destination: 'ntfset_01jg8test00000000000000009' })).toEqual([]);
    for (const limit of ['0', '1001'])
      expect(await refusal('notification list', { limit })).toBe(`--limit must be from 1 to 1000, not ${limit}.`);
    expect(await refusal('notification list', { status: 'lost' })).toContain('--status must be one of not_attempted,');
    expect(await refusal('notification show', {}, 'ntf_01jg8test00000000000000009')).toBe(
      'Notification ntf_01jg8test00000000000000009 not found.',
    );

    services.clock.advance(91 * 86_400_000);
    expect(await listed({})).toEqual([]);
    expect(await refusal('notification show', {}, older)).toContain('not found.');
    await run('destination delete', {}, destination);
  });
});
