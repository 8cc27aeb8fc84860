import { chargeBack, reverseChargeback } from '../adjustments/chargebacks.ts';
import { approve, reject } from '../adjustments/review-refund.ts';
import { anyError } from '../common/any-error.ts';
import { OperatorError } from '../common/operator-error.ts';
import { accountOption, type Command } from './command.ts';
import { findAccount } from './find-account.ts';

const EXAMPLE = 'adj_01jg8test00000000000000001';

const approveCommand: Command = {
  name: 'adjustment approve',
  summary: 'Approves a refund that is pending_approval.',
  positionals: ['<id>'],
  options: [accountOption],
  examples: [`adjustment approve ${EXAMPLE}`],
  afterwards: 'The running service now refunds it at the payment gateway; then its status is approved.',
  async run(all, input) {
    const { id: accountId, services } = await findAccount(all, input);
    const id = input.positionalId(0, 'adj_');
    return services.db.transaction().execute((trx) => approve(trx, accountId, id));
  },
};

const rejectCommand: Command = {
  name: 'adjustment reject',
  summary: 'Rejects a refund that is pending_approval; its transaction can be adjusted again.',
  positionals: ['<id>'],
  options: [accountOption],
  examples: [`adjustment reject ${EXAMPLE}`],
  async run(all, input) {
    const { id: accountId, services } = await findAccount(all, input);
    const id = input.positionalId(0, 'adj_');
    return services.db.transaction().execute((trx) => reject(trx, services, accountId, id));
  },
};

const chargeback: Command = {
  name: 'adjustment chargeback',
  summary: 'Records that the bank of a customer took back the money of a completed transaction.',
  positionals: ['<transaction>'],
  options: [
    accountOption,
    { name: 'amount', placeholder: 'N', meaning: 'in the smallest unit, tax included; default: all that is left' },
    { name: 'fee', placeholder: 'N', meaning: 'what the bank charges for it, in the smallest unit; default: 0' },
    { name: 'reason', placeholder: 'TEXT', meaning: 'shown in the adjustment; default: Chargeback' },
  ],
  examples: [
    'adjustment chargeback txn_01jg8test00000000000000001',
    'adjustment chargeback txn_01jg8test00000000000000001 --amount 3630 --fee 1500 --reason "Not recognized"',
  ],
  async run(all, input) {
    const { id: accountId, services } = await findAccount(all, input);
    const amount = input.optional('amount');
    const disputed = {
      transactionId: input.positionalId(0, 'txn_'),
      amount: amount === undefined ? undefined : amountOf('--amount', amount),
      fee: amountOf('--fee', input.optional('fee') ?? '0'),
      reason: input.optional('reason') ?? 'Chargeback',
    };
    return services.db.transaction().execute((trx) => chargeBack(anyError, trx, services, accountId, disputed));
  },
};

const reverse: Command = {
  name: 'adjustment reverse',
  summary: 'Records that the bank returned the money of a chargeback, and its fee.',
  positionals: ['<id>'],
  options: [accountOption],
  examples: [`adjustment reverse ${EXAMPLE}`],
  async run(all, input) {
    const { id: accountId, services } = await findAccount(all, input);
    const id = input.positionalId(0, 'adj_');
    return services.db.transaction().execute((trx) => reverseChargeback(trx, services, accountId, id));
  },
};

function amountOf(option: string, text: string): bigint {
  if (/^[0-9]{1,15}$/.test(text)) return BigInt(text);
  throw new OperatorError(
    `${option} must be 1 to 15 digits, an amount in the smallest unit of the currency, not "${text}".`,
  );
}

export const adjustmentCommands: readonly Command[] = [approveCommand, rejectCommand, chargeback, reverse];
