import type { Kysely } from 'kysely';

import { statement } from '../storage/statement.ts';
import type { Tables } from '../storage/tables.ts';
import type { AccountTaxMode } from '../tax/tax-mode.ts';

const findTaxMode = statement((db, { id }: { readonly id: string }) =>
  db.selectFrom('accounts').select('tax_mode').where('id', '=', id),
);

/** What prices with the tax mode `account_setting` do in an account. */
export async function readTaxMode(db: Kysely<Tables>, accountId: string): Promise<AccountTaxMode> {
  const [account] = await findTaxMode(db, { id: accountId });
  if (account === undefined) throw new Error(`account ${accountId} does not exist`);
  return account.tax_mode;
}
