import { OperatorError } from '../common/operator-error.ts';
import { BALANCE_CURRENCIES, correctBalance } from '../credit-balances/correct-balance.ts';
import { accountOption, type Command } from './command.ts';
import { findAccount } from './find-account.ts';

const correct: Command = {
  name: 'credit-balance correct',
  summary: 'Corrects the available credit of a customer, such as credit taken over from another system.',
  positionals: ['<customer>'],
  options: [
    accountOption,
    { name: 'currency', placeholder: 'CODE', required: true, meaning: 'such as EUR' },
    { name: 'amount', placeholder: 'N', required: true, meaning: 'in the smallest unit; negative to take credit away' },
    { name: 'reason', placeholder: 'TEXT', required: true, meaning: 'stored with the correction' },
  ],
  examples: [
    'credit-balance correct ctm_01jg8test00000000000000003 --currency EUR --amount 2400 --reason "Old system"',
  ],
  notes: ['Do not use it for promotions: credit is money that the customer has paid. Use discounts instead.'],
  async run(all, input) {
    const { id: accountId, services } = await findAccount(all, input);
    const customerId = input.positionalId(0, 'ctm_');
    const currencyCode = input.choice('--currency', input.text('currency'), BALANCE_CURRENCIES);
    const amount = amountOf(input.text('amount'));
    const key = { accountId, customerId, currencyCode };
    return services.db
      .transaction()
      .execute((trx) => correctBalance(trx, services.clock, key, amount, input.text('reason')));
  },
};

function amountOf(text: string): bigint {
  if (/^-?[0-9]{1,15}$/.test(text)) return BigInt(text);
  throw new OperatorError(`--amount must be up to 15 digits, with a minus sign if negative, not "${text}".`);
}

export const creditCommands: readonly Command[] = [correct];
