import type { PaymentServices } from '../../../service/payments/payment-services.ts';
import { watchedDatabase } from '../../support/watched-database.ts';

/** Payments whose statements fail when one of their parameters contains the text. */
export function withFailingStatements(payments: PaymentServices, text: string): PaymentServices {
  const db = watchedDatabase(payments.services.db, ({ parameters }) => {
    if (parameters.some((parameter) => String(parameter).includes(text))) throw new Error('the connection is lost');
  });
  return { ...payments, services: { ...payments.services, db } };
}

/** Payments that can not complete a transaction: the fee is missing. */
export function withoutFee(payments: PaymentServices): PaymentServices {
  const { services } = payments;
  const rules = { ...services.rules, fee: undefined as unknown as typeof services.rules.fee };
  return { ...payments, services: { ...services, rules } };
}
