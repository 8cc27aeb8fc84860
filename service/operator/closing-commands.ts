import { closeAccount } from '../account-closing/close-account.ts';
import { reopenAccount } from '../account-closing/reopen-account.ts';
import { accountOption, type Command } from './command.ts';
import { findAccount } from './find-account.ts';

const MISSED_PERIODS = ['bill', 'cancel'] as const;

const close: Command = {
  name: 'account close',
  summary: 'Closes an account: its API keys are rejected, nothing is renewed, charged or sent. All data stays.',
  options: [accountOption],
  examples: ['account close --account acme'],
  notes: [
    'Pending notifications fail, and can be replayed after account reopen. Payments and refunds that have begun are finished.',
  ],
  async run(all, input) {
    const { id, services } = await findAccount(all, input);
    return services.db.transaction().execute((trx) => closeAccount(trx, services, id));
  },
};

const reopen: Command = {
  name: 'account reopen',
  summary: 'Opens a closed account again, with the keys and destinations that it had.',
  options: [
    accountOption,
    {
      name: 'missed-periods',
      placeholder: 'ACTION',
      meaning: `what happens to subscriptions that fell due meanwhile; required if there are any: ${MISSED_PERIODS.join(', ')}`,
    },
  ],
  examples: ['account reopen --account acme', 'account reopen --account acme --missed-periods cancel'],
  notes: ['bill bills and charges each missed period, the oldest first. cancel cancels these subscriptions instead.'],
  async run(all, input) {
    const { id, services } = await findAccount(all, input);
    const missed = input.optional('missed-periods');
    const action = missed === undefined ? undefined : input.choice('--missed-periods', missed, MISSED_PERIODS);
    const { account, canceled } = await reopenAccount(services, id, action);
    return { ...account, canceled_subscriptions: canceled };
  },
};

export const closingCommands: readonly Command[] = [close, reopen];
