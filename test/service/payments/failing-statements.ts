import type { PaymentServices } from '../../../service/payments/payment-services.ts';

/** Payments whose statements fail when one of their parameters contains the text. */
export function withFailingStatements(payments: PaymentServices, text: string): PaymentServices {
  const db = payments.services.db.withPlugin({
    transformQuery({ node }) {
      const statement = JSON.stringify(node, (_, value: unknown) =>
        typeof value === 'bigint' ? String(value) : value,
      );
      if (statement.includes(text)) throw new Error('the connection is lost');
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { ...payments, services: { ...payments.services, db } };
}

/** Payments that can not complete a transaction: the fee is missing. */
export function withoutFee(payments: PaymentServices): PaymentServices {
  const { services } = payments;
  const rules = { ...services.rules, fee: undefined as unknown as typeof services.rules.fee };
  return { ...payments, services: { ...services, rules } };
}
