import { finding, type Handlers } from '@billing/server';
import type { Transaction } from 'kysely';

import { timestamp } from '../clock.ts';
import { ServiceError } from '../errors.ts';
import { publish } from '../events/publish.ts';
import type { Context } from '../http/context.ts';
import { created, ok } from '../http/envelope.ts';
import { newId } from '../ids/id.ts';
import { notFound } from '../not-found.ts';
import type { Rules, Services } from '../services.ts';
import { toJson } from '../storage/columns.ts';
import type { Tables } from '../storage/tables.ts';
import { priceEntity, productEntity } from './product-entity.ts';

export function productsHandlers(services: Services): Handlers<Context>['products'] {
  const { db, clock } = services;
  return {
    async create(request, { accountId }) {
      const { name, tax_category, type, description = null, image_url = null, custom_data = null } = request.body;
      const now = timestamp(clock.now());
      const product = await db.transaction().execute(async (trx) => {
        await checkTaxCategory(trx, accountId, tax_category, services.rules);
        const row = await trx
          .insertInto('products')
          .values({
            account_id: accountId,
            id: newId('pro_', clock),
            name,
            description,
            type,
            tax_category,
            image_url: image_url === '' ? null : image_url,
            custom_data: toJson(custom_data),
            import_meta: null,
            created_at: now,
            updated_at: now,
          })
          .returningAll()
          .executeTakeFirstOrThrow();
        const entity = productEntity(row);
        await publish(trx, services, { accountId, type: 'product.created', data: entity, occurredAt: now });
        return entity;
      });
      return created(request, product);
    },

    get: finding(
      async ({ path }, { accountId }) => {
        const row = await db
          .selectFrom('products')
          .selectAll()
          .where('account_id', '=', accountId)
          .where('id', '=', path.product_id)
          .executeTakeFirst();
        if (row === undefined) throw notFound('Product', path.product_id);
        return row;
      },
      async (request, { accountId }, product) => {
        const entity = productEntity(product);
        if (!request.query.include?.includes('prices')) return ok(request, entity);
        const prices = await db
          .selectFrom('prices')
          .selectAll()
          .where('account_id', '=', accountId)
          .where('product_id', '=', product.id)
          .where('status', '=', 'active')
          .orderBy('id')
          .execute();
        return ok(request, { ...entity, prices: prices.map(priceEntity) });
      },
    ),
  };
}

/** `standard` needs no approval, and the sandbox approves everything. */
async function checkTaxCategory(
  trx: Transaction<Tables>,
  accountId: string,
  category: string,
  { environment }: Rules,
): Promise<void> {
  if (category === 'standard' || environment === 'sandbox') return;
  const account = await trx
    .selectFrom('accounts')
    .select('approved_tax_categories')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (account.approved_tax_categories.includes(category)) return;
  throw new ServiceError(
    'product_tax_category_not_approved',
    `The tax category ${category} is not approved for this account.`,
  );
}
