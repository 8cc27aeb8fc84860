import { createAccount, listAccounts, updateAccount } from '../accounts/accounts.ts';
import { accountClock } from '../common/account-clock.ts';
import { anyError } from '../common/any-error.ts';
import { emailFault } from '../common/email-fault.ts';
import { OperatorError } from '../common/operator-error.ts';
import { isWebAddress } from '../transactions/checkout-page.ts';
import { clockTime } from '../test-clock/clock-time.ts';
import { defined, type Input } from '../terminal/input.ts';
import type { CommandOption } from '../terminal/command-text.ts';
import { accountOption, type Command } from './command.ts';
import { findAccount } from './find-account.ts';
import { limitsOf, quotaOptions } from './quota-commands.ts';

const API_VERSIONS = ['1'] as const;

const TAX_MODES = ['external', 'internal', 'location'] as const;

const DUNNING_ACTIONS = ['cancel', 'pause'] as const;

const fields: readonly CommandOption[] = [
  {
    name: 'api-version',
    placeholder: 'N',
    meaning: `API version of requests without Service-Version: ${API_VERSIONS.join(', ')}`,
  },
  {
    name: 'tax-categories',
    placeholder: 'LIST',
    meaning: 'approved in addition to standard, comma-separated; sandbox approves all',
  },
  {
    name: 'tax-mode',
    placeholder: 'MODE',
    meaning: `what prices with the tax mode account_setting do: ${TAX_MODES.join(', ')}`,
  },
  {
    name: 'dunning-action',
    placeholder: 'ACTION',
    meaning: `what happens to a subscription that is not paid 30 days after a failed payment: ${DUNNING_ACTIONS.join(', ')}`,
  },
  {
    name: 'checkout-url',
    placeholder: 'URL',
    meaning: 'payment page of transactions that name none; it needs no approved domain',
  },
  {
    name: 'contact-email',
    placeholder: 'ADDRESS',
    meaning: 'gets an email when a destination is turned off; none to remove it',
  },
  {
    name: 'turn-off-destinations-after',
    placeholder: 'TIME',
    meaning:
      'how long all attempts to a destination may fail before it is turned off: hours such as 72h (default), or never',
  },
];

const create: Command = {
  name: 'account create',
  summary: 'Creates an account, which owns API keys and data.',
  options: [
    {
      name: 'id',
      placeholder: 'ID',
      required: true,
      meaning: 'lower-case letters, digits and _; shown as seller_id in businesses',
    },
    { name: 'name', placeholder: 'TEXT', required: true, meaning: 'display name' },
    ...fields,
    { name: 'clock', placeholder: 'TIME', meaning: 'sandbox: starts a test clock at this time, past or future' },
  ],
  examples: [
    'account create --id acme --name "Acme Inc."',
    'account create --id shop --name Shop --tax-categories saas,ebooks',
    'account create --id renewals --name Renewals --clock 2026-01-01T00:00:00Z',
  ],
  async run({ db, clock, rules, act }, input) {
    const start = input.time('clock');
    if (start !== undefined && rules.environment === 'live')
      throw new OperatorError('Live has no test clocks. Leave out --clock, or use --environment sandbox.');
    const own = accountClock(clock, start === undefined ? null : clockTime(start));
    const account = { id: input.text('id'), name: input.text('name'), ...fieldsOf(input) };
    act.concerns(account.id, own);
    return db.transaction().execute((trx) => createAccount(anyError, trx, own, account));
  },
};

const update: Command = {
  name: 'account update',
  summary: 'Changes the given members of an account.',
  options: [accountOption, { name: 'name', placeholder: 'TEXT', meaning: 'display name' }, ...fields, ...quotaOptions],
  examples: [
    'account update --account acme --name "Acme Corporation"',
    'account update --account acme --dunning-action pause',
    'account update --account acme --contact-email ops@acme.example --turn-off-destinations-after 24h',
    'account update --account acme --max-active-destinations 25 --max-simulations default',
  ],
  notes: ['account quotas shows the limits and how much of them is used. A limit below that removes nothing.'],
  async run(all, input) {
    const { id, services } = await findAccount(all, input);
    const changes = defined({ name: input.optional('name'), ...fieldsOf(input), limits: limitsOf(input) });
    if (Object.keys(changes).length === 0) throw new OperatorError('No change given. Try --help.');
    return services.db.transaction().execute((trx) => updateAccount(trx, services.clock, id, changes));
  },
};

function fieldsOf(input: Input) {
  const version = input.optional('api-version');
  const taxMode = input.optional('tax-mode');
  const dunningAction = input.optional('dunning-action');
  return defined({
    defaultApiVersion: version === undefined ? undefined : Number(input.choice('--api-version', version, API_VERSIONS)),
    approvedTaxCategories: input.list('tax-categories'),
    checkoutUrl: pageOf(input.optional('checkout-url')),
    contactEmail: contactOf(input.optional('contact-email')),
    turnOffHours: hoursOf(input.optional('turn-off-destinations-after')),
    taxMode: taxMode === undefined ? undefined : input.choice('--tax-mode', taxMode, TAX_MODES),
    dunningAction:
      dunningAction === undefined ? undefined : input.choice('--dunning-action', dunningAction, DUNNING_ACTIONS),
  });
}

function pageOf(url: string | undefined): string | undefined {
  if (url === undefined || isWebAddress(url)) return url;
  throw new OperatorError(
    '--checkout-url must be a complete web address of at most 2000 characters, such as https://shop.works.example/pay.',
  );
}

function contactOf(address: string | undefined): string | null | undefined {
  if (address === undefined) return undefined;
  if (address === 'none') return null;
  const fault = emailFault(address);
  if (fault !== undefined) throw new OperatorError(`--contact-email ${fault}.`);
  return address;
}

/** Ten years, beyond which the number is more likely a mistake. */
const MOST_HOURS = 87_600;

/** 0 stands for never. */
function hoursOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (text === 'never') return 0;
  const hours = Number(/^([1-9]\d{0,4})h$/.exec(text)?.[1] ?? 0);
  if (hours < 1 || hours > MOST_HOURS) {
    throw new OperatorError(
      `--turn-off-destinations-after must be hours from 1h to ${MOST_HOURS}h, such as 72h, or never, not "${text}".`,
    );
  }
  return hours;
}

const list: Command = {
  name: 'account list',
  summary: 'Lists all accounts.',
  options: [],
  examples: ['account list'],
  run: ({ db }) => listAccounts(db),
};

export const accountCommands: readonly Command[] = [create, update, list];
