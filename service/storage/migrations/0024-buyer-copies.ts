import type { Migration } from '../migration.ts';

/**
 * A copy of the buyer on each transaction that was billed or paid, for its documents. Transactions from
 * before this step get one of the data as it is now.
 */
export const buyerCopies: Migration = {
  name: '0024-buyer-copies',
  statements: [
    'alter table transactions add column buyer json',
    `update transactions t set buyer = (
      select json_build_object(
        'customer', json_build_object('name', c.name, 'email', c.email),
        'address', json_build_object(
          'first_line', a.first_line, 'second_line', a.second_line, 'city', a.city,
          'postal_code', a.postal_code, 'region', a.region, 'country_code', a.country_code),
        'business', case when b.id is not null then json_build_object(
          'name', b.name, 'company_number', b.company_number, 'tax_identifier', b.tax_identifier) end)
      from customers c
      join addresses a on a.account_id = c.account_id and a.id = t.address_id
      left join businesses b on b.account_id = c.account_id and b.id = t.business_id
      where c.account_id = t.account_id and c.id = t.customer_id
    ) where billed_at is not null`,
  ],
};
