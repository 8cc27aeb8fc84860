import type { Selectable } from 'kysely';

import { anyError } from '../common/any-error.ts';
import { OperatorError } from '../common/operator-error.ts';
import { testCards } from '../payments/test-gateway/test-cards.ts';
import type { AccountServices } from '../services.ts';
import type { TransactionRow } from '../storage/rows/transaction-rows.ts';
import type { Input } from '../terminal/input.ts';
import { findTransaction } from '../transactions/find-transaction.ts';
import { readTransaction } from '../transactions/read-transactions.ts';
import { attemptPayment } from './attempt-payment.ts';
import { accountOption, type Command, type CommandServices } from './command.ts';
import { savedInstrument, testInstrument } from './command-instrument.ts';
import { findAccount } from './find-account.ts';

const EXAMPLE = 'txn_01jg8test00000000000000001';

/** Those of test cards. */
const ERROR_CODES = testCards.flatMap(({ behavior }) =>
  typeof behavior === 'object' && 'declines' in behavior ? [behavior.declines] : [],
);

const pay: Command = {
  name: 'transaction pay',
  summary: 'Pays a transaction through the payment gateway, and completes it.',
  positionals: ['<id>'],
  options: [
    accountOption,
    {
      name: 'payment-method',
      placeholder: 'ID',
      meaning: 'a saved payment method of the customer; in sandbox a test card is the default',
    },
  ],
  examples: [
    `transaction pay ${EXAMPLE}`,
    `transaction pay ${EXAMPLE} --payment-method paymtd_01jg8test00000000000000002`,
  ],
  async run(all, input) {
    const { own, row } = await named(all, input);
    const methodId = input.optionalId('payment-method', 'paymtd_');
    const instrument =
      methodId === undefined
        ? testInstrument(own, 'success', 'Name a saved payment method of the customer with --payment-method.')
        : await savedInstrument(all.db, row, methodId);
    const after = await attemptPayment(all, row, instrument);
    const [latest] = after.payments;
    if (after.status === 'completed' || latest?.error_code == null) return readTransaction(all.db, after);
    throw new OperatorError(
      `The payment of ${after.id} failed: ${latest.error_code}. Try again with another payment method.`,
    );
  },
};

const failPayment: Command = {
  name: 'transaction fail-payment',
  summary: 'Sandbox: attempts to pay a transaction with a test card that is declined.',
  positionals: ['<id>'],
  options: [
    accountOption,
    { name: 'error', placeholder: 'CODE', meaning: `${ERROR_CODES.join(', ')}; default: declined` },
  ],
  examples: [`transaction fail-payment ${EXAMPLE}`, `transaction fail-payment ${EXAMPLE} --error not_enough_balance`],
  async run(all, input) {
    const { own, row } = await named(all, input);
    const code = input.choice('--error', input.optional('error') ?? 'declined', ERROR_CODES);
    const instrument = testInstrument(own, `declined_${code}`, 'Use --environment sandbox.');
    if (row.totals.balance === '0')
      throw new OperatorError(`There is nothing to pay for ${row.id}, so no payment of it can fail.`);
    return readTransaction(all.db, await attemptPayment(all, row, instrument));
  },
};

/** The transaction that a command names, and the services of its account. */
async function named(
  all: CommandServices,
  input: Input,
): Promise<{ readonly own: AccountServices; readonly row: Selectable<TransactionRow> }> {
  const { id: accountId, services } = await findAccount(all, input);
  const row = await findTransaction(anyError, all.db, accountId, input.positionalId(0, 'txn_'));
  return { own: services, row };
}

export const paymentCommands: readonly Command[] = [pay, failPayment];
