import { type Account, findAccountRow } from '../accounts/accounts.ts';
import { type QuotaColumn, type QuotaName, quotaNames, quotas, readQuotas } from '../accounts/quotas.ts';
import { OperatorError } from '../common/operator-error.ts';
import type { CommandOption } from '../terminal/command-text.ts';
import type { Input } from '../terminal/input.ts';
import { accountOption, type Command } from './command.ts';
import { findAccount } from './find-account.ts';

const MOST = 1_000_000;

/** One option for each quota, such as `--max-simulations`. */
export const quotaOptions: readonly CommandOption[] = quotaNames.map((name) => ({
  name: optionOf(name),
  placeholder: 'N',
  meaning: `maximum number of ${quotas[name].meaning}; default = that of the settings`,
}));

function optionOf(name: QuotaName): string {
  return `max-${name}`;
}

/** The limits in the options of a command; undefined without one. @throws OperatorError */
export function limitsOf(input: Input): Partial<Pick<Account, QuotaColumn>> | undefined {
  const limits = quotaNames.flatMap((name) => {
    const text = input.optional(optionOf(name));
    return text === undefined ? [] : [[quotas[name].column, limitOf(name, text)] as const];
  });
  return limits.length === 0 ? undefined : Object.fromEntries(limits);
}

function limitOf(name: QuotaName, text: string): number | null {
  if (text === 'default') return null;
  const limit = /^\d{1,7}$/.test(text) ? Number(text) : MOST + 1;
  if (limit > MOST) {
    throw new OperatorError(`--${optionOf(name)} must be a whole number up to ${MOST}, or default, not "${text}".`);
  }
  return limit * quotas[name].unit;
}

const show: Command = {
  name: 'account quotas',
  summary: 'Shows each quota of an account: its limit, where the limit is from, and how much of it is used.',
  options: [accountOption],
  examples: ['account quotas --account acme'],
  notes: ['account update changes the limits of one account, the settings BILLING_MAX_… those of all others.'],
  async run(all, input) {
    const { id, services } = await findAccount(all, input);
    return readQuotas(services.db, services.rules, await findAccountRow(services.db, id));
  },
};

export const quotaCommands: readonly Command[] = [show];
