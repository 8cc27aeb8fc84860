import { OperatorError } from '../common/operator-error.ts';
import { eraseCustomer } from '../erasure/erase-customer.ts';
import { accountOption, type Command } from './command.ts';
import { findAccount } from './find-account.ts';

const LONGEST_NAME = 200;

const erase: Command = {
  name: 'customer erase',
  summary:
    'Removes the personal data of a customer for good, from entities, invoices, events, notifications and simulations.',
  positionals: ['<id>'],
  options: [
    accountOption,
    { name: 'by', placeholder: 'TEXT', required: true, meaning: 'who erases it, for the record: a person or a ticket' },
  ],
  examples: ['customer erase ctm_01jg8test00000000000000001 --by "Privacy desk, ticket 4711"'],
  notes: [
    'Amounts, numbers of invoices and credit notes, times and the country stay. Subscriptions must be canceled and invoices settled.',
    'If it is interrupted, run it again. docs/operations.md lists what it does not reach, such as backups.',
  ],
  async run(all, input, { say }) {
    const { id: accountId, services } = await findAccount(all, input);
    const by = input.text('by').trim();
    if (by === '' || by.length > LONGEST_NAME)
      throw new OperatorError(`--by must have 1 to ${LONGEST_NAME} characters: a name or a ticket.`);
    const customerId = input.positionalId(0, 'ctm_');
    const { record, history, results, reports } = await eraseCustomer(services, { accountId, customerId, by }, say);
    return { ...record, changed_history: history, deleted_results: results, expired_reports: reports };
  },
};

const list: Command = {
  name: 'customer erasures',
  summary: 'Lists which customers were erased, by whom and when, the latest first.',
  options: [accountOption],
  examples: ['customer erasures --json'],
  async run(all, input) {
    const { id, services } = await findAccount(all, input);
    return services.db
      .selectFrom('customer_erasures')
      .select(['customer_id', 'erased_by', 'started_at', 'completed_at'])
      .where('account_id', '=', id)
      .orderBy('started_at', 'desc')
      .execute();
  },
};

export const erasureCommands: readonly Command[] = [erase, list];
