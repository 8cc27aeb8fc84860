import { anyError } from '../common/any-error.ts';
import { createAccount, listAccounts } from '../accounts/accounts.ts';
import type { Command } from './command.ts';
import { given } from '../terminal/input.ts';

const create: Command = {
  name: 'account create',
  summary: 'Makes an account: keys, data and uniqueness belong to one.',
  options: [
    {
      name: 'id',
      placeholder: 'ID',
      required: true,
      meaning: 'small letters, digits and _; shown as seller_id in businesses',
    },
    { name: 'name', placeholder: 'TEXT', required: true, meaning: 'what people call it' },
    {
      name: 'tax-categories',
      placeholder: 'LIST',
      meaning: 'approved ones beside standard, comma-separated; sandbox approves all',
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
        ...given({ approvedTaxCategories: input.list('tax-categories') }),
      }),
    ),
};

const list: Command = {
  name: 'account list',
  summary: 'Shows all accounts.',
  options: [],
  examples: ['account list'],
  run: ({ db }) => listAccounts(db),
};

export const accountCommands: readonly Command[] = [create, list];
