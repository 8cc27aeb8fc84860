import { createAccount, listAccounts, updateAccount } from '../accounts/accounts.ts';
import { accountClock } from '../common/account-clock.ts';
import { anyError } from '../common/any-error.ts';
import { OperatorError } from '../common/operator-error.ts';
import { isWebAddress } from '../transactions/checkout-page.ts';
import { clockTime } from '../test-clock/clock-time.ts';
import { defined, type Input } from '../terminal/input.ts';
import type { CommandOption } from '../terminal/command-text.ts';
import { accountOption, type Command } from './command.ts';
import { findAccount } from './find-account.ts';

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
  async run({ db, clock, rules }, input) {
    const start = input.time('clock');
    if (start !== undefined && rules.environment === 'live')
      throw new OperatorError('Live has no test clocks. Leave out --clock, or use --environment sandbox.');
    const own = accountClock(clock, start === undefined ? null : clockTime(start));
    const account = { id: input.text('id'), name: input.text('name'), ...fieldsOf(input) };
    return db.transaction().execute((trx) => createAccount(anyError, trx, own, account));
  },
};

const update: Command = {
  name: 'account update',
  summary: 'Changes the given members of an account.',
  options: [accountOption, { name: 'name', placeholder: 'TEXT', meaning: 'display name' }, ...fields],
  examples: [
    'account update --account acme --name "Acme Corporation"',
    'account update --account acme --dunning-action pause',
  ],
  async run(all, input) {
    const { id, services } = await findAccount(all, input);
    const changes = defined({ name: input.optional('name'), ...fieldsOf(input) });
    if (Object.keys(changes).length === 0) throw new OperatorError('No change given. Try --help.');
    return updateAccount(services.db, services.clock, id, changes);
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

const list: Command = {
  name: 'account list',
  summary: 'Lists all accounts.',
  options: [],
  examples: ['account list'],
  run: ({ db }) => listAccounts(db),
};

export const accountCommands: readonly Command[] = [create, update, list];
