import type { Migration } from '../migration.ts';

/**
 * What metrics need of the past and the rows of today no longer show. Triggers write it, so that no way to
 * complete a transaction or to change a subscription can leave it out.
 */
export const metricSeries: Migration = {
  name: '0032-metric-series',
  statements: [
    `create table completed_sales (
      account_id text collate "C" not null,
      transaction_id text collate "C" not null,
      completed_at timestamptz not null,
      currency_code text not null,
      earnings bigint not null,
      primary key (account_id, transaction_id),
      foreign key (account_id, transaction_id) references transactions on delete cascade
    )`,
    'create index completed_sales_completed on completed_sales (account_id, completed_at) include (currency_code, earnings)',
    // Until it is completed, only credits adjust a transaction: what they took was never charged.
    `create function store_completed_sale() returns trigger language plpgsql as $$
      begin
        insert into completed_sales values
          (new.account_id, new.id, new.updated_at, new.currency_code, (new.adjusted_totals ->> 'earnings')::bigint)
          on conflict do nothing;
        return null;
      end
    $$`,
    `create trigger transactions_completed after insert or update of status on transactions for each row
      when (new.status = 'completed' and new.adjusted_totals ->> 'earnings' is not null
        and (new.adjusted_totals ->> 'total' <> '0' or new.totals ->> 'total' = '0')
        and new.origin <> 'subscription_payment_method_change')
      execute function store_completed_sale()`,
    // Before this step, nothing stored when a transaction was completed: it was when its payment was
    // captured, or when it was billed.
    `insert into completed_sales
      select account_id, id,
        coalesce((select max((payment ->> 'captured_at')::timestamptz) from json_array_elements(payments) payment),
          billed_at, updated_at),
        currency_code, (totals ->> 'earnings')::bigint
      from transactions
      where status = 'completed' and totals ->> 'earnings' is not null
        and (adjusted_totals ->> 'total' <> '0' or totals ->> 'total' = '0' or payments::text like '%"captured"%')
        and origin <> 'subscription_payment_method_change'`,
    "create index adjustments_refunded on adjustments (account_id, updated_at) where action = 'refund' and status = 'approved'",
    "create index adjustments_charged_back on adjustments (account_id, created_at) where action = 'chargeback'",
    `create table subscription_versions (
      account_id text collate "C" not null,
      subscription_id text collate "C" not null,
      revision integer not null,
      valid_from timestamptz not null,
      status text not null,
      customer_id text collate "C" not null,
      address_id text collate "C" not null,
      business_id text collate "C",
      currency_code text not null,
      billing_cycle json not null,
      items json not null,
      discount json,
      primary key (account_id, subscription_id, revision),
      foreign key (account_id, subscription_id) references subscriptions on delete cascade
    )`,
    `create function counted_items(items json) returns json language sql immutable as
      'select coalesce(json_agg(json_build_object(
          ''quantity'', item -> ''quantity'', ''price'', item -> ''price'', ''product'', item -> ''product'')), ''[]'')
        from json_array_elements(items) item where item ->> ''status'' = ''active'''`,
    // A renewal changes the dates of items, and nothing that counts.
    `create function store_subscription_version() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' then
          if new.status = old.status
            and new.customer_id = old.customer_id and new.address_id = old.address_id
            and new.business_id is not distinct from old.business_id and new.currency_code = old.currency_code
            and new.billing_cycle::text = old.billing_cycle::text
            and new.discount::text is not distinct from old.discount::text
            and counted_items(new.items)::text = counted_items(old.items)::text then
            return null;
          end if;
        end if;
        insert into subscription_versions values
          (new.account_id, new.id, new.revision,
            case tg_op when 'INSERT' then coalesce(new.started_at, new.created_at) else new.updated_at end,
            new.status, new.customer_id, new.address_id, new.business_id, new.currency_code, new.billing_cycle,
            counted_items(new.items), new.discount)
          on conflict (account_id, subscription_id, revision) do update set
            status = excluded.status, customer_id = excluded.customer_id, address_id = excluded.address_id,
            business_id = excluded.business_id, currency_code = excluded.currency_code,
            billing_cycle = excluded.billing_cycle, items = excluded.items, discount = excluded.discount;
        return null;
      end
    $$`,
    `create trigger subscriptions_inserted after insert on subscriptions
      for each row execute function store_subscription_version()`,
    `create trigger subscriptions_updated
      after update of status, customer_id, address_id, business_id, currency_code, billing_cycle, discount, items
      on subscriptions for each row execute function store_subscription_version()`,
    `insert into subscription_versions
      select account_id, id, revision, coalesce(first_billed_at, started_at, created_at), status, customer_id, address_id,
        business_id, currency_code, billing_cycle, counted_items(items), discount
      from subscriptions`,
  ],
};
