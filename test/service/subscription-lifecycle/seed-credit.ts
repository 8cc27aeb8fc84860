import { runCommand } from '../../../service/operator/run-command.ts';
import type { TestService } from '../../support/service.ts';
import type { Sale } from '../transactions/sale.ts';

/** Adds to the credit of the customer of a sale, in EUR. */
export async function seedCredit(
  service: TestService,
  { accountId, customer_id }: Sale,
  amount: number,
): Promise<void> {
  await runCommand(service.services, {
    name: 'credit-balance correct',
    values: { account: accountId, currency: 'EUR', amount: String(amount), reason: 'Old system' },
    positionals: [customer_id],
  });
}
