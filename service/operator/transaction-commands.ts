import { TransactionRevise } from '@billing/validators/schemas/TransactionRevise';
import type { Selectable, Transaction } from 'kysely';

import { anyError } from '../common/any-error.ts';
import { OperatorError } from '../common/operator-error.ts';
import { validated } from '../common/validated.ts';
import { reviseTransaction } from '../revisions/revise-transaction.ts';
import type { AccountServices } from '../services.ts';
import type { TransactionRow } from '../storage/rows/transaction-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { defined, type Input } from '../terminal/input.ts';
import { fallDue } from '../subscription-payments/fall-due.ts';
import { findTransaction } from '../transactions/find-transaction.ts';
import { readTransaction } from '../transactions/read-transactions.ts';
import { updateTransaction } from '../transactions/update-transaction.ts';
import { accountOption, type Command, type CommandServices } from './command.ts';
import { findAccount } from './find-account.ts';

type Row = Selectable<TransactionRow>;

const EXAMPLE = 'txn_01jg8test00000000000000001';

const bill: Command = {
  name: 'transaction bill',
  summary: 'Bills a transaction that is ready, as a request with status billed does.',
  positionals: ['<id>'],
  options: [accountOption],
  examples: [`transaction bill ${EXAMPLE}`],
  run: (all, input) =>
    change(all, input, (trx, services, row) => updateTransaction(anyError, trx, services, row, { status: 'billed' })),
};

const cancel: Command = {
  name: 'transaction cancel',
  summary: 'Cancels a transaction that is not paid.',
  positionals: ['<id>'],
  options: [accountOption],
  examples: [`transaction cancel ${EXAMPLE}`],
  run: (all, input) =>
    change(all, input, (trx, services, row) => updateTransaction(anyError, trx, services, row, { status: 'canceled' })),
};

const markOverdue: Command = {
  name: 'transaction mark-overdue',
  summary: 'Makes an invoice past due before its payment terms end.',
  positionals: ['<id>'],
  options: [accountOption],
  examples: [`transaction mark-overdue ${EXAMPLE}`],
  run: (all, input) =>
    change(all, input, async (trx, services, row) => {
      const overdue = await fallDue(trx, services, row);
      if (overdue !== undefined) return overdue;
      throw new OperatorError(
        `Only a billed transaction with manual collection can become past due. ${row.id} is ${row.status}, with ` +
          `${row.collection_mode} collection.${row.status === 'ready' ? ' Bill it first: transaction bill.' : ''}`,
      );
    }),
};

const ADDRESS = ['first-line', 'second-line', 'city', 'region'] as const;

const revise: Command = {
  name: 'transaction revise',
  summary: 'Corrects the customer on the documents of a transaction that has an invoice.',
  positionals: ['<id>'],
  options: [
    accountOption,
    { name: 'customer-name', placeholder: 'TEXT', meaning: 'full name of the customer' },
    { name: 'first-line', placeholder: 'TEXT', meaning: 'street and number' },
    { name: 'second-line', placeholder: 'TEXT', meaning: 'second line of the address' },
    { name: 'city', placeholder: 'TEXT', meaning: 'city' },
    { name: 'region', placeholder: 'TEXT', meaning: 'state, county or region' },
    { name: 'business-name', placeholder: 'TEXT', meaning: 'name of the company' },
    { name: 'tax-identifier', placeholder: 'TEXT', meaning: 'tax number; a valid one can return the tax' },
  ],
  examples: [`transaction revise ${EXAMPLE} --customer-name "Ada Sample"`],
  async run(all, input) {
    const body = validated(anyError, TransactionRevise, correctionsOf(input));
    if (Object.keys(body).length === 0) throw new OperatorError('No correction given. Try --help.');
    return change(all, input, (trx, services, row) => reviseTransaction(anyError, trx, services, row, body));
  },
};

function correctionsOf(input: Input): object {
  const some = (members: Record<string, unknown>) =>
    Object.values(members).some((value) => value !== undefined) ? defined(members) : undefined;
  return defined({
    customer: some({ name: input.optional('customer-name') }),
    address: some(Object.fromEntries(ADDRESS.map((name) => [name.replace('-', '_'), input.optional(name)]))),
    business: some({ name: input.optional('business-name'), tax_identifier: input.optional('tax-identifier') }),
  });
}

/**
 * Changes the transaction that the command names, in one database transaction, and returns it as the API
 * shows it.
 */
async function change(
  all: CommandServices,
  input: Input,
  make: (trx: Transaction<Tables>, services: AccountServices, row: Row) => Promise<Row>,
): Promise<object> {
  const { id: accountId, services } = await findAccount(all, input);
  const id = input.positionalId(0, 'txn_');
  return services.db.transaction().execute(async (trx) => {
    const before = await findTransaction(anyError, trx, accountId, id);
    return readTransaction(trx, await make(trx, services, before));
  });
}

export const transactionCommands: readonly Command[] = [bill, markOverdue, cancel, revise];
