import type { Sale } from '../transactions/sale.ts';

/** A discount of 10 % with one use. */
export const lastUse = (sale: Sale) => sale.discount({ type: 'percentage', amount: '10', usage_limit: 1 });

/** How often it has been redeemed. */
export const used = async (sale: Sale, id: string): Promise<number> =>
  (await sale.client.discounts.get({ path: { discount_id: id } })).data.times_used;
