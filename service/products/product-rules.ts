import type { Kysely } from 'kysely';

import type { NewError } from '../common/errors.ts';
import type { Rules } from '../services.ts';
import type { Tables } from '../storage/tables.ts';

export type ProductRuleCode = 'product_tax_category_not_approved' | 'storage_limit_reached';

/** The category `standard` needs no approval, and in sandbox none does. */
export async function checkTaxCategory(
  newError: NewError<'product_tax_category_not_approved'>,
  db: Kysely<Tables>,
  accountId: string,
  category: string,
  { environment }: Rules,
): Promise<void> {
  if (category === 'standard' || environment === 'sandbox') return;
  const account = await db
    .selectFrom('accounts')
    .select('approved_tax_categories')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (account.approved_tax_categories.includes(category)) return;
  throw newError(
    'product_tax_category_not_approved',
    `The tax category ${category} is not approved for this account. Use standard, or ask support to approve the category.`,
  );
}

/** The image URL of a request in the form in which it is stored: an empty one means none. */
export function storedImageUrl<Url extends string | null | undefined>(url: Url): Url | null {
  return url === '' ? null : url;
}
