import { expect, test } from 'vitest';

import { eachOperator } from '../../support/operator.ts';

eachOperator('notification commands', (operator) => {
  const body = { id: 'ntflog_01jg8test00000000000000001', response_body: 'Try later', error: null };
  const headers = [
    ['server', 'nginx'],
    ['set-cookie', 'a=1'],
    ['set-cookie', 'b=2'],
  ];

  /** A destination that gets two notifications, of which the older one was tried twice. */
  async function tried(): Promise<{ destination: string; older: string; newer: string }> {
    const { services, run, newDestination } = operator();
    const destination = await newDestination(['api_key.created']);
    for (let n = 0; n < 2; n++) await run('api-key create', { name: 'x', permissions: 'all' });
    const [older, newer] = await services.db.selectFrom('notifications').select('id').orderBy('id').execute();
    const attempt = { account_id: 'acme', notification_id: older!.id, response_content_type: 'text/plain' };
    const responded = { ...attempt, ...body, duration_ms: 12, response_code: 503, address: '203.0.113.9:443' };
    const withoutResponse = {
      ...attempt,
      duration_ms: 5_000,
      response_code: 0,
      response_body: 'timeout',
      address: null,
    };
    await services.db
      .insertInto('notification_logs')
      .values([
        {
          ...withoutResponse,
          id: 'ntflog_01jg8test00000000000000002',
          attempted_at: '2026-03-02T09:31:00.000000Z',
          response_headers: '[]',
          response_content_type: null,
          error: 'timeout',
        },
        {
          ...responded,
          id: 'ntflog_01jg8test00000000000000001',
          attempted_at: '2026-03-02T09:30:00.000000Z',
          response_headers: JSON.stringify(headers),
        },
      ])
      .execute();
    const failed = { status: 'failed', times_attempted: 2 } as const;
    await services.db.updateTable('notifications').set(failed).where('id', '=', older!.id).execute();
    return { destination, older: older!.id, newer: newer!.id };
  }

  test('shows a notification with its exact body and every attempt, and lists notifications newest first', async () => {
    const { run, rejection, services } = operator();
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
    expect(await listed({ status: 'not_attempted' })).toEqual([newer]);
    expect(await listed({ status: 'needs_retry' })).toEqual([]);
    expect(await listed({ destination })).toEqual([newer, older]);
    expect(await listed({ destination: 'ntfset_01jg8test00000000000000009' })).toEqual([]);
    for (const limit of ['0', '1001'])
      expect(await rejection('notification list', { limit })).toBe(`--limit must be from 1 to 1000, not ${limit}.`);
    expect(await rejection('notification list', { status: 'lost' })).toContain(
      '--status must be one of not_attempted,',
    );
    expect(await rejection('notification show', {}, 'ntf_01jg8test00000000000000009')).toBe(
      'Notification ntf_01jg8test00000000000000009 not found.',
    );

    services.clock.advance(91 * 86_400_000);
    expect(await listed({})).toEqual([]);
    expect(await rejection('notification show', {}, older)).toContain('not found.');
  });
});
