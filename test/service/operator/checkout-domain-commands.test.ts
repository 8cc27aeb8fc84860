import { expect, test } from 'vitest';

import { eachOperator } from '../../support/operator.ts';

eachOperator('checkout domain commands', (operator) => {
  const statuses = ['pending_review', 'in_review', 'approved', 'rejected', 'action_required'] as const;
  /** Allowed transitions by state. */
  const moves: Record<string, readonly string[]> = {
    pending_review: ['in_review', 'approved', 'rejected', 'action_required'],
    in_review: ['approved', 'rejected', 'action_required'],
    action_required: ['in_review', 'rejected'],
    approved: ['rejected'],
    rejected: ['approved'],
  };

  test('creates a domain that is pending review and unverified, and publishes no event', async () => {
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
    expect(await operator().rejection('checkout-domain create', { domain: 'no host' })).toContain('domain must');
    expect(
      await operator().rejection('checkout-domain set-status', {}, 'chedom_01jg8test00000000000000001', 'approved'),
    ).toContain('Checkout domain chedom_01jg8test00000000000000001 not found.');
  });

  test.each(statuses.flatMap((from) => statuses.map((to) => [from, to] as const)))(
    'changes the status from %s to %s',
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
      const rejected = expect.stringContaining(`A domain can't change from ${from} to ${to}`);
      expect(outcome).toEqual(moves[from]?.includes(to) ? to : rejected);
    },
  );
});
