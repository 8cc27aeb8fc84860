import type { CreditBalance } from '@billing/types';

import { runCommand } from '../../../service/operator/run-command.ts';
import type { TestService } from '../../support/service.ts';
import { type AdjustedSale, newAdjustedSale } from '../adjustments/completed-sale.ts';

/** A sale whose customer has credit. Its transactions cost 544.50 EUR. */
export interface CreditSale extends AdjustedSale {
  /** Corrects the balance of the customer by an amount in EUR. */
  correct(amount: bigint | number, currency?: string): Promise<CreditBalance>;
  /** Available, reserved and used, of the balance in EUR. */
  balance(): Promise<readonly number[]>;
}

/** @param amount The first credit; 0 for none. */
export async function newCreditSale(service: TestService, amount = 0): Promise<CreditSale> {
  const sale = await newAdjustedSale(service, await service.newAccount());
  const { customer_id } = sale;
  const correct: CreditSale['correct'] = async (by, currency = 'EUR') =>
    (await runCommand(service.services, {
      name: 'credit-balance correct',
      values: { account: sale.accountId, currency, amount: String(by), reason: 'Old system' },
      positionals: [customer_id],
    })) as CreditBalance;
  if (amount !== 0) await correct(amount);
  return {
    ...sale,
    correct,
    async balance() {
      const query = { currency_code: ['EUR'] as const };
      const { data } = await sale.client.creditBalances.list({
        path: { customer_id },
        query: { currency_code: [...query.currency_code] },
      });
      const { available, reserved, used } = data[0]?.balance ?? { available: '0', reserved: '0', used: '0' };
      return [available, reserved, used].map(Number);
    },
  };
}
