import type { JsonObject, JsonValue } from '../../generator/json.ts';
import type { Maybe } from './derive/constraint.ts';

type Field = readonly (string | number)[];

/** Adapts the rest of a body to the value at `field`, for rules that no schema expresses. */
export function fitting(operation: string, body: Maybe, field: Field): Maybe {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return FITTING[operation]?.(body as JsonObject, field) ?? body;
}

const FITTING: Readonly<Record<string, (body: JsonObject, field: Field) => JsonObject>> = {
  'adjustments.create': fittingAdjustment,
  'discounts.update': fittingDiscount,
  'notificationSettings.create': (body) =>
    body['type'] === 'email' ? { ...body, destination: 'jo@works.example', traffic_source: 'platform' } : body,
  'prices.create': fittingPrice,
  'prices.update': fittingPrice,
  'pricing.preview': fittingPreview,
  'simulations.create': fittingSimulation,
  'simulations.update': fittingSimulation,
  'subscriptions.charge': fittingCharge,
  'subscriptions.previewCharge': fittingCharge,
  'subscriptions.previewUpdate': fittingUpdate,
  'subscriptions.update': fittingUpdate,
  'transactions.create': (body, field) => fittingTransaction(fittingOwnDiscount(body, field), field),
  'transactions.update': (body, field) => fittingTransaction(fittingOwnDiscount(body, field), field),
  'transactions.preview': (body, field) => fittingItem(fittingPreview(fittingOwnDiscount(body, field), field), field),
};

/** What is adjusted in full has no items or no amount. */
function fittingAdjustment({ items, ...body }: JsonObject): JsonObject {
  if (body['type'] === 'full' || !Array.isArray(items)) return { ...body, ...given({ items }) };
  const fitted = items.map((item) => {
    if (typeof item !== 'object' || item === null || Array.isArray(item) || item['type'] !== 'full') return item;
    const { amount: _amount, ...whole } = item;
    return whole;
  });
  return { ...body, items: fitted };
}

/** The stored discount is a percentage of 10 that does not recur. */
function fittingDiscount(body: JsonObject): JsonObject {
  const { amount = '10', currency_code, maximum_recurring_intervals: intervals = null } = body;
  const isPercentage = !currency_code && Number(amount) >= 0.01 && Number(amount) <= 100;
  const { type = isPercentage ? 'percentage' : 'flat' } = body;
  return {
    ...body,
    ...given({ recur: intervals === null ? undefined : true }),
    type,
    amount,
    currency_code: type === 'percentage' ? null : (currency_code ?? 'USD'),
  };
}

/** The minimum quantity is at most the maximum. */
function fittingPrice(body: JsonObject, [member, bound]: Field): JsonObject {
  if (member !== 'quantity' || (bound !== 'minimum' && bound !== 'maximum')) return body;
  const others = bound === 'minimum' ? { maximum: 999_999_999 } : { minimum: 1 };
  return { ...body, quantity: { ...(body['quantity'] as JsonObject), ...others } };
}

/** An address and a business need a customer, and `address` replaces the address of the customer. */
function fittingPreview({ address, ...body }: JsonObject, [member, part]: Field): JsonObject {
  const { customer_id: _customer, business_id: _business, address_id: _address, ...anonymous } = body;
  if (member === 'customer_id' && body['customer_id'] === null) return anonymous;
  if (address === undefined || address === null) return { ...body, ...given({ address }) };
  const isWhole = part !== 'postal_code';
  return { ...anonymous, address: { ...(isWhole && { postal_code: '20457' }), ...(address as JsonObject) } };
}

/** A discount that is not in the catalog replaces that of the catalog. */
function fittingOwnDiscount({ discount_id, ...body }: JsonObject, [member]: Field): JsonObject {
  return member === 'discount' && body['discount'] ? body : { ...body, ...given({ discount_id }) };
}

/** A price that is not in the catalog, in the currency of the seeded one. */
const OTHER_PRICE = { description: 'Setup', unit_price: { amount: '1000', currency_code: 'EUR' } };
const OTHER_PRODUCT = { product: { name: 'Setup', tax_category: 'standard' } };

/**
 * An item has one price, and that has one product. All items have prices in one currency, so a changed price
 * is that of all.
 */
function fittingItem({ discount_id, ...body }: JsonObject, [member, index, part, inPrice, bound]: Field): JsonObject {
  // The discount is one of the seeded price and its product.
  if (member !== undefined && member !== 'items') return { ...body, ...given({ discount_id }) };
  const items = (body['items'] as JsonObject[]).map(fittingPriceOf);
  if (typeof index !== 'number' || (part !== 'price_id' && part !== 'price')) return { ...body, items };
  const { price, price_id, ...item } = items[index]!;
  if (part === 'price_id') return { items: [price_id ? { ...item, price_id } : { ...item, price: price! }] };
  if (!price) return { items: [{ ...item, price: null, price_id: items[0]!['price_id']! }] };
  const changed = {
    ...item,
    price: fittingPrice(fittingProduct(price as JsonObject, inPrice), [inPrice ?? '', bound ?? '']),
  };
  return { items: items.map((_, position) => ({ ...changed, include_in_totals: position === index })) };
}

/**
 * The same of a transaction. Beside a changed price the other items cost nothing, and there is no customer:
 * a draft can have every amount.
 */
function fittingTransaction(body: JsonObject, [member, index, part, inPrice, bound]: Field): JsonObject {
  if ((member !== undefined && member !== 'items') || !Array.isArray(body['items'])) return body;
  const items = (body['items'] as JsonObject[]).map(fittingPriceOf);
  // The discount is one of the seeded price and its product.
  const { discount_id: _discount, ...others } = body;
  if (typeof index !== 'number') return { ...(member === undefined ? body : others), items };
  if (part !== 'price_id' && part !== 'price') return { ...body, items };
  const { price, price_id, ...item } = items[index]!;
  const own = { ...item, ...(price_id ? { price_id } : { price: price! }) };
  if (part === 'price_id') return { ...body, items: items.with(index, own) };
  if (!price) return { items: [{ ...item, price: null, price_id: items[0]!['price_id']! }] };
  const changed = fittingPrice(fittingProduct(price as JsonObject, inPrice), [inPrice ?? '', bound ?? '']);
  const unit_price = { ...(changed['unit_price'] as JsonObject), amount: '0' };
  const free = { ...item, price: { ...changed, unit_price, unit_price_overrides: [] } };
  return { items: items.map((_, position) => (position === index ? { ...item, price: changed } : free)) };
}

function fittingPriceOf(item: JsonObject): JsonObject {
  return item['price'] || item['price_id'] ? item : { ...item, price: { ...OTHER_PRICE, ...OTHER_PRODUCT } };
}

function fittingProduct({ product, product_id, ...price }: JsonObject, field: Field[number] | undefined): JsonObject {
  if (field === 'product' && product) return { ...price, product };
  return {
    ...price,
    ...(product || product_id ? given({ product, product_id }) : { product_id: null, ...OTHER_PRODUCT }),
  };
}

/** A charge that waits can have every amount. */
function fittingCharge(body: JsonObject, field: Field): JsonObject {
  const [member] = field;
  const effective_from = member === 'effective_from' ? body['effective_from'] : 'next_billing_period';
  const items = Array.isArray(body['items']) ? (body['items'] as JsonObject[]).map(fittingPriceOf) : body['items'];
  return { ...fittingTransaction({ ...body, ...given({ items }) }, field), ...given({ effective_from }) };
}

/**
 * A price that is not in the catalog is a recurring one. Changes that are not billed can have every amount.
 */
function fittingUpdate(body: JsonObject, field: Field): JsonObject {
  const [member, index, part] = field;
  const proration_billing_mode = member === 'proration_billing_mode' ? body['proration_billing_mode'] : 'do_not_bill';
  const others = member === 'next_billed_at' ? without(body, 'items') : body;
  const mode = 'items' in others || 'next_billed_at' in others ? given({ proration_billing_mode }) : {};
  if (!Array.isArray(others['items']) || (member !== undefined && member !== 'items')) return { ...others, ...mode };
  const items = (others['items'] as JsonObject[]).map((item, position): JsonObject => {
    const { price, price_id, ...rest } = item;
    const isChanged = position === index && part === 'price';
    if (!isChanged || !price)
      return {
        quantity: 1,
        ...rest,
        ...given({ price_id: price_id ?? 'pri_01jnk8q0f6h8k0m2n4p6q8r0s2' }),
        ...(isChanged && { price: null }),
      };
    const [, , , inPrice, bound] = field;
    const cycle = inPrice === 'billing_cycle' ? {} : { billing_cycle: { interval: 'month', frequency: 1 } };
    const changed = fittingPrice(fittingProduct(price as JsonObject, inPrice), [inPrice ?? '', bound ?? '']);
    return { quantity: 1, ...rest, price: { ...changed, ...cycle } };
  });
  return { ...others, ...mode, items };
}

function without(body: JsonObject, left: string): JsonObject {
  return Object.fromEntries(Object.entries(body).filter(([name]) => name !== left));
}

/** A payload matches its event type; a config has one member, named like its scenario. */
function fittingSimulation({ payload, config, ...others }: JsonObject, [member, part]: Field): JsonObject {
  if (member === 'payload') return { ...others, payload: payload ?? null, type: 'customer.created' };
  if (member === 'config') {
    const scenario = String(part ?? 'subscription_creation');
    const own = (config as JsonObject | null)?.[scenario] ?? {};
    return {
      ...others,
      type: scenario,
      config: config === null ? null : { [scenario]: fittingPart(own as JsonObject) },
    };
  }
  return member === 'type' ? others : { ...others, ...given({ payload, config }) };
}

/** Two kinds of entities are not stored, and the action after a failed payment needs a payment. */
function fittingPart({ entities, options, ...others }: JsonObject): JsonObject {
  const { transaction_id, subscription_id, ...stored } = (entities ?? {}) as JsonObject;
  const unstored = given({ transaction_id, subscription_id });
  const fitted = { ...stored, ...Object.fromEntries(Object.keys(unstored).map((name) => [name, null])) };
  const failed = ((options ?? {}) as JsonObject)['dunning_exhausted_action'] ? { payment_outcome: 'failed' } : {};
  return {
    ...others,
    ...(entities !== undefined && { entities: fitted }),
    ...(options !== undefined && { options: { ...(options as JsonObject), ...failed } }),
  };
}

function given(members: Readonly<Record<string, JsonValue | undefined>>): JsonObject {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as JsonObject;
}
