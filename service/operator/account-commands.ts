import { anyError } from '../common/any-error.ts';
import { createAccount, listAccounts } from '../accounts/accounts.ts';
import type { Command } from './command.ts';
import { defined } from '../terminal/input.ts';

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
    {
      name: 'tax-categories',
      placeholder: 'LIST',
      meaning: 'approved in addition to standard, comma-separated; sandbox approves all',
    },
  ],
  examples: [
    'account create --id acme --name "Acme Inc."',
    'account create --id shop --name Shop --tax-categories saas,ebooks',
  ],
  run: ({ db, clock }, input) =>
    db.transaction().execute((trx) =>
      createAccount(anyError, trx, clock, {
        id: input.text('id'),
        name: input.text('name'),
        ...defined({ approvedTaxCategories: input.list('tax-categories') }),
      }),
    ),
};

const list: Command = {
  name: 'account list',
  summary: 'Lists all accounts.',
  options: [],
  examples: ['account list'],
  run: ({ db }) => listAccounts(db),
};

export const accountCommands: readonly Command[] = [create, list];
