import type { Migration } from '../migration.ts';

export const accountTaxMode: Migration = {
  name: '0017-account-tax-mode',
  statements: [`alter table accounts add column tax_mode text not null default 'external'`],
};
