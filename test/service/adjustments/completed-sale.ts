import type { Adjustment, TransactionRead } from '@billing/types';

import { resolveRefunds } from '../../../service/adjustments/resolve-refunds.ts';
import { runMaintenance } from '../../../service/maintenance/run-maintenance.ts';
import { runCommand } from '../../../service/operator/run-command.ts';
import type { TestService } from '../../support/service.ts';
import { dataOf } from '../http/data-of.ts';
import { payWith } from '../payments/card-payment.ts';
import { newSale, type Sale } from '../transactions/sale.ts';

/** A sale with what adjusts its transactions. Its transactions cost 450.00 EUR, and 94.50 of tax at 21 %. */
export interface AdjustedSale extends Sale {
  completed(body?: Parameters<Sale['ready']>[0]): Promise<TransactionRead>;
  /** Sends `POST /adjustments` for a transaction. */
  adjust(transaction: Pick<TransactionRead, 'id'>, body: object): Promise<Response>;
  /** The same, for an adjustment that must be created. */
  adjusted(transaction: Pick<TransactionRead, 'id'>, body: object): Promise<Adjustment>;
  find(id: string): Promise<Adjustment>;
  /** Approves a refund, and refunds it at the gateway. */
  approved(id: string): Promise<Adjustment>;
  operate(name: string, values: Record<string, string>, ...positionals: string[]): Promise<Adjustment>;
  refund(): Promise<number>;
  maintain(): Promise<number>;
}

export const REFUND = { action: 'refund', type: 'full', reason: 'Ordered twice' } as const;
export const CREDIT = { action: 'credit', type: 'full', reason: 'Not delivered' } as const;

export async function newAdjustedSale(service: TestService, accountId?: string): Promise<AdjustedSale> {
  const sale = await newSale(service, accountId);
  const { payments } = service.checkout;
  const adjust: AdjustedSale['adjust'] = ({ id }, body) =>
    sale.call('POST', '/adjustments', { json: { transaction_id: id, reason: 'Ordered twice', ...body } });
  const operate: AdjustedSale['operate'] = async (name, values, ...positionals) =>
    (await runCommand(service.services, {
      name,
      values: { account: sale.accountId, ...values },
      positionals,
    })) as Adjustment;
  const find: AdjustedSale['find'] = async (id) => {
    const { data } = await sale.client.adjustments.list({ query: { id: [id as Adjustment['id']] } });
    return data[0]!;
  };
  const refund = () => resolveRefunds(payments);
  return {
    ...sale,
    async completed(body = {}) {
      const ready = await sale.ready(body);
      await payWith(payments, sale.accountId, ready);
      return sale.get(ready.id);
    },
    adjust,
    adjusted: async (transaction, body) => dataOf<Adjustment>(await adjust(transaction, body), 201),
    find,
    operate,
    refund,
    async approved(id) {
      await operate('adjustment approve', {}, id);
      await refund();
      return find(id);
    },
    maintain: () => runMaintenance(service.checkout.payments),
  };
}

/** The figures that adjustments and transactions share. */
export function figuresOf({ subtotal, tax, total }: { subtotal: string; tax: string; total: string }) {
  return [subtotal, tax, total].map(Number);
}

/** The id of the line of a transaction with one. */
export function lineOf({ details }: TransactionRead, index = 0): string {
  return details.line_items[index]!.id;
}
