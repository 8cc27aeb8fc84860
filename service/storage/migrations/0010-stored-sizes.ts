import type { Migration } from '../migration.ts';

/**
 * Stores the sizes of an account's data, so that limits apply without reading it, and the permissions
 * needed to read a run: those of the stored entities in its events. For existing runs these are derived
 * from the entities that their simulation may have named.
 */
export const storedSizes: Migration = {
  name: '0010-stored-sizes',
  statements: [
    `alter table simulations
      add column bytes integer not null generated always as (coalesce(octet_length(payload::text), 0)) stored`,
    `alter table simulation_runs
      add column bytes integer not null default 0,
      add column read_permissions text[] not null default '{}'`,
    `update simulation_runs r set
      bytes = (
        select coalesce(sum(octet_length(e.body) + coalesce(octet_length(e.response::text), 0)), 0) from simulation_events e
        where e.account_id = r.account_id and e.simulation_run_id = r.id
      ),
      read_permissions = case
        when type = 'subscription_creation' then array[
          'address.read', 'business.read', 'customer.read', 'discount.read', 'payment_method.read', 'price.read', 'product.read'
        ]
        when split_part(type, '.', 1) in (
          'address', 'api_key', 'business', 'customer', 'discount', 'payment_method', 'price', 'product'
        ) then array[split_part(type, '.', 1) || '.read']
        when split_part(type, '.', 1) = 'discount_group' then array['discount.read']
        else '{}'
      end`,
    // In partial sums, so that concurrent requests of one account don't wait for each other.
    `create table custom_data_sizes (
      account_id text collate "C" not null references accounts on delete cascade,
      part smallint not null,
      bytes bigint not null,
      primary key (account_id, part)
    )`,
    `insert into custom_data_sizes (account_id, part, bytes)
      select account_id, 0, sum(octet_length(custom_data::text)) from (
        select account_id, custom_data from customers
        union all select account_id, custom_data from addresses
        union all select account_id, custom_data from businesses
        union all select account_id, custom_data from products
        union all select account_id, custom_data from prices
        union all select account_id, custom_data from discounts
      ) as entities
      where custom_data is not null group by account_id`,
  ],
};
