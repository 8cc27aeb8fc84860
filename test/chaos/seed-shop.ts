import type { Id } from '../../service/ids/id.ts';
import type { Services } from '../../service/services.ts';
import { seedDiscount } from '../support/catalog-fixtures.ts';
import { seedAddress, seedCustomer, seedPrice, seedProduct } from '../support/fixtures.ts';
import type { Shop } from './buyers.ts';

const DISCOUNT_USES = 40;

/** What buyers buy, and who they are. */
export async function seedShop(services: Services, account: string): Promise<Omit<Shop, 'url' | 'key'>> {
  const customer_id = await seedCustomer(services, account);
  const address_id = await seedAddress(services, account, customer_id);
  const product_id = await seedProduct(services, account);
  const price_ids = [
    await seedPrice(services, account, product_id),
    await seedPrice(services, account, product_id, { description: 'Once', billing_cycle: null }),
  ];
  const discount: Id<'dsc_'> = await seedDiscount(services, account, {
    type: 'percentage',
    amount: '10',
    usage_limit: DISCOUNT_USES,
  });
  return { customer_id, address_id, price_ids, discount_id: discount };
}
