import { type Kysely, sql } from 'kysely';

import type { Tables } from '../../storage/tables.ts';
import { amountOrNull } from './amount.ts';
import { filterConditions } from './filter-conditions.ts';
import { type Columns, reportContent, type ReportScope } from './report-content.ts';

type Row = Awaited<ReturnType<typeof read>>[number];

const COLUMNS: Columns<Row> = {
  product_id: ({ product_id }) => product_id,
  product_name: ({ product_name }) => product_name,
  product_type: ({ product_type }) => product_type,
  product_status: ({ product_status }) => product_status,
  tax_category: ({ tax_category }) => tax_category,
  product_created_at: ({ product_created_at }) => product_created_at,
  product_updated_at: ({ product_updated_at }) => product_updated_at,
  price_id: ({ price_id }) => price_id,
  price_name: ({ price_name }) => price_name,
  price_description: ({ price_description }) => price_description,
  price_type: ({ price_type }) => price_type,
  price_status: ({ price_status }) => price_status,
  billing_interval: ({ billing_cycle }) => billing_cycle?.interval ?? null,
  billing_frequency: ({ billing_cycle }) => billing_cycle?.frequency ?? null,
  trial_interval: ({ trial_period }) => trial_period?.interval ?? null,
  trial_frequency: ({ trial_period }) => trial_period?.frequency ?? null,
  tax_mode: ({ tax_mode }) => tax_mode,
  currency_code: ({ unit_price }) => unit_price?.currency_code ?? null,
  unit_price: ({ unit_price }) => amountOrNull(unit_price?.amount ?? null),
  minimum_quantity: ({ quantity }) => quantity?.minimum ?? null,
  maximum_quantity: ({ quantity }) => quantity?.maximum ?? null,
  price_created_at: ({ price_created_at }) => price_created_at,
  price_updated_at: ({ price_updated_at }) => price_updated_at,
};

const FILTERS = {
  product_status: sql.ref('product.status'),
  price_status: sql.ref('price.status'),
  product_type: sql.ref('product.type'),
  price_type: sql.ref('price.type'),
  product_updated_at: sql.ref('product.updated_at'),
  price_updated_at: sql.ref('price.updated_at'),
};

/** Rows of a product are in the order of its prices; without any, there is one row. */
function read(db: Kysely<Tables>, scope: ReportScope, after: string, size: number) {
  const [productId = '', priceId = ''] = after.split(' ');
  const rowPrice = sql<string>`coalesce(price.id, '')`;
  return (
    db
      .selectFrom('products as product')
      .leftJoin('prices as price', (join) =>
        join.onRef('price.account_id', '=', 'product.account_id').onRef('price.product_id', '=', 'product.id'),
      )
      .select([
        'product.id as product_id',
        'product.name as product_name',
        'product.type as product_type',
        'product.status as product_status',
        'product.tax_category',
        'product.created_at as product_created_at',
        'product.updated_at as product_updated_at',
        'price.id as price_id',
        'price.name as price_name',
        'price.description as price_description',
        'price.type as price_type',
        'price.status as price_status',
        'price.billing_cycle',
        'price.trial_period',
        'price.tax_mode',
        'price.unit_price',
        'price.quantity',
        'price.created_at as price_created_at',
        'price.updated_at as price_updated_at',
      ])
      .where('product.account_id', '=', scope.accountId)
      // Implied by the next condition, but unlike that one, the index can use it.
      .where(sql<boolean>`product.id >= ${productId}`)
      .where(sql<boolean>`(product.id, ${rowPrice}) > (${productId}, ${priceId})`)
      .where(filterConditions(scope, FILTERS, [FILTERS.product_updated_at, FILTERS.price_updated_at]))
      .orderBy('product.id')
      .orderBy(rowPrice)
      .limit(size)
      .execute()
  );
}

/** Each row is a price with its product, or a product without prices. */
export const productsPrices = reportContent<Row, Row>({
  columns: COLUMNS,
  size: 500,
  read,
  rowsOf: (row) => [row],
  positionOf: ({ product_id, price_id }) => `${product_id} ${price_id ?? ''}`,
});
