import type { TransactionRead, TransactionRevise } from '@billing/types';

import type { TestService } from '../../support/service.ts';
import { type CreditSale, newCreditSale } from '../credit-balances/credit-sale.ts';
import { documentText } from '../document-downloads/document-text.ts';
import { dataOf } from '../http/data-of.ts';
import { payWith } from '../payments/card-payment.ts';

/** A sale in the Netherlands, outside the seller's country, with what revises its transactions. */
export interface RevisionSale extends CreditSale {
  /** Sends `POST /transactions/{transaction_id}/revise`. */
  revise(transaction: Pick<TransactionRead, 'id'>, body: object): Promise<Response>;
  /** The same, for a revision that must succeed. */
  revised(transaction: Pick<TransactionRead, 'id'>, body: TransactionRevise): Promise<TransactionRead>;
  invoiceText(transaction: Pick<TransactionRead, 'id'>): Promise<string>;
  pay(transaction: TransactionRead): Promise<TransactionRead>;
}

export const VALID = 'NL000099998B57';
export const NEW_BUSINESS = { business: { name: 'Sample Works B.V.', tax_identifier: VALID } } as const;

/** @param credit Of the customer, in cents. */
export async function newRevisionSale(service: TestService, credit = 0): Promise<RevisionSale> {
  const sale = await newCreditSale(service, credit);
  const revise: RevisionSale['revise'] = ({ id }, json) => sale.call('POST', `/transactions/${id}/revise`, { json });
  return {
    ...sale,
    revise,
    revised: async (transaction, body) => dataOf<TransactionRead>(await revise(transaction, body), 200),
    invoiceText: ({ id }) => documentText(sale.call, `/transactions/${id}/invoice`),
    async pay(transaction) {
      await payWith(service.checkout.payments, sale.accountId, transaction);
      return sale.get(transaction.id);
    },
  };
}
