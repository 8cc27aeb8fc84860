import { expect, test } from 'vitest';

import { resolveRefunds } from '../../../service/adjustments/resolve-refunds.ts';
import type { PaymentGateway, RefundResult } from '../../../service/payments/gateway.ts';
import type { PaymentServices } from '../../../service/payments/payment-services.ts';
import { eachService } from '../../support/service.ts';
import { newAdjustedSale, REFUND } from './completed-sale.ts';

eachService('refunds at a gateway that fails', (service) => {
  const gatewayWith = (refund: PaymentGateway['refund']): PaymentServices => {
    const { payments, bank } = service().checkout;
    const gateway: PaymentGateway = {
      name: 'failing gateway',
      authorizeAndCapture: (attempt, signal) => bank.authorizeAndCapture(attempt, signal),
      find: (id, signal) => bank.find(id, signal),
      onResult: (listener) => bank.onResult(listener),
      refund,
    };
    return { ...payments, gateway };
  };
  /** A refund that is approved and that no process takes care of. */
  const approvedRefund = async () => {
    const sale = await newAdjustedSale(service(), await service().newAccount());
    const completed = await sale.completed();
    const { id } = await sale.adjusted(completed, REFUND);
    await sale.operate('adjustment approve', {}, id);
    return { sale, id, completed };
  };
  const makeDue = (id: string) =>
    service()
      .services.db.updateTable('adjustments')
      .set({ refund_at: '2000-01-01T00:00:00Z' })
      .where('id', '=', id as `adj_${string}`)
      .execute();

  test('a refund whose answer is lost is refunded once', async () => {
    const { sale, id } = await approvedRefund();
    const { bank } = service().checkout;
    await resolveRefunds(
      gatewayWith(async (refund, signal) => {
        await bank.refund(refund, signal);
        throw new Error('connection lost');
      }),
    );
    expect((await sale.find(id)).status).toBe('pending_approval');
    // Another process leaves it alone until its time.
    expect(await sale.refund()).toBe(0);
    await makeDue(id);
    await sale.refund();
    expect((await sale.find(id)).status).toBe('approved');
    const refunds = await service()
      .services.db.selectFrom('test_gateway_refunds')
      .select('amount')
      .where('refund_id', '=', id)
      .execute();
    expect(refunds).toEqual([{ amount: '54450' }]);
  });

  test.each([
    ['pending', { status: 'pending' }],
    ['unknown', { status: 'unknown' }],
  ] as const)('a result that is %s leaves the refund pending', async (_name, result: RefundResult) => {
    const { sale, id, completed } = await approvedRefund();
    await resolveRefunds(gatewayWith(async () => result));
    expect((await sale.find(id)).status).toBe('pending_approval');
    expect((await sale.get(completed.id)).details).toEqual(completed.details);
  });

  test('a refund that the gateway rejects is rejected, and the transaction can be refunded again', async () => {
    const { sale, id, completed } = await approvedRefund();
    const events = await sale.emitted(() =>
      resolveRefunds(gatewayWith(async () => ({ status: 'error', errorCode: 'declined' }))),
    );
    expect(events).toEqual(['adjustment.updated rejected']);
    expect((await sale.find(id)).status).toBe('rejected');
    expect((await sale.get(completed.id)).details).toEqual(completed.details);
    expect((await sale.adjusted(completed, REFUND)).status).toBe('pending_approval');
  });

  test('several processes refund it once', async () => {
    const { sale, id } = await approvedRefund();
    const events = await sale.emitted(() => Promise.all([1, 2, 3].map(() => sale.refund())));
    expect(events).toEqual(['adjustment.updated approved', 'transaction.updated completed']);
    expect((await sale.find(id)).status).toBe('approved');
  });
});
