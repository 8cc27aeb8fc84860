import type { CreationConfig, CreationOptions } from '@billing/types';

import type { AccountClock } from '../../common/account-clock.ts';
import type { FieldFault } from '../../common/errors.ts';
import { invalidFields } from '../../common/invalid-fields.ts';
import { newId } from '../../ids/id.ts';
import { type NamedEntities, namedEntities } from './named-entities.ts';
import type { PlanCaller, PlanServices } from './plan-services.ts';
import { sampleEntity } from './samples.ts';
import { pricingTerms } from './pricing-terms.ts';
import { soldPurchase } from './sold-purchase.ts';
import { storedPurchase } from './stored-purchase.ts';
import {
  type InitialEntities,
  payingWithOf,
  sampleEntities,
  type ScenarioEntities,
} from './scenario/sample-entities.ts';
import type { Subject } from './scenario/step.ts';
import type { Discount, Payment, Price, PurchaseLine, Terms } from './scenario/scenario-state.ts';

/**
 * The entities of the scenario `subscription_creation`. An entity is the stored one if the config names it,
 * or if a named entity refers to it; else it is a sample. Entities that the scenario creates get new ids.
 *
 * @param at Path of `entities` in a request, for error messages.
 */
export async function creationEntities(
  services: PlanServices,
  caller: PlanCaller,
  { entities, options }: CreationConfig,
  at: string,
): Promise<ScenarioEntities> {
  const faults: FieldFault[] = [];
  const sample = await sampleEntities(services.clock, await pricingTerms(services, caller, at));
  const named = await namedEntities(services, caller, entities, at, faults);
  const purchase =
    entities.items === null
      ? soldPurchase(named.transaction, `${at}.transaction_id`, faults)
      : await storedPurchase(
          services,
          caller,
          { items: entities.items, sample: sample.purchase[0]!.product, at: `${at}.items` },
          faults,
        );
  const [first, ...rest] = faults;
  if (first !== undefined) throw invalidFields(services.newError, first, ...rest);
  return {
    entities: {
      ...sample,
      ...buyerEntities(services.clock, caller.accountId, sample, named, options),
      ...(await withTrial(purchase ?? sample.purchase, options.trial_period_on_price)),
      discount: discountOf(sample.discount, named.discount, purchase),
      terms: termsOf(sample.terms, named),
      transactionId: named.transaction?.id ?? sample.transactionId,
      subscriptionId: newId('sub_', services.clock),
    },
    stored: storedSubjects(named),
  };
}

/**
 * Whatever a discount is restricted to, it applies to sample items, and the sample discount to all items.
 */
function discountOf(
  sample: Discount,
  named: NamedEntities['discount'],
  purchase: readonly PurchaseLine[] | undefined,
): Discount {
  return named === undefined || purchase === undefined ? { ...(named ?? sample), restrict_to: null } : named;
}

/** What the transaction of the config determines, and that the scenario never changes a stored address. */
function termsOf(sample: Terms, { address, transaction }: NamedEntities): Terms {
  return {
    ...sample,
    invoiceNumber: transaction?.invoice_number ?? sample.invoiceNumber,
    checkout: transaction?.checkout ?? sample.checkout,
    custom_data: transaction?.custom_data ?? null,
    addressCompletion: address === undefined ? sample.addressCompletion : {},
  };
}

type Buyer = Pick<InitialEntities, 'customer' | 'address' | 'business' | 'paymentMethod' | 'payingWith'>;

function buyerEntities(
  clock: AccountClock,
  seller_id: string,
  sample: InitialEntities,
  named: NamedEntities,
  { customer_simulated_as, business_simulated_as }: CreationOptions,
): Buyer {
  const isNew = customer_simulated_as === 'new';
  const isAddressNew = customer_simulated_as !== 'existing_details_prefilled';
  const customer = named.customer ?? {
    ...sample.customer,
    id: named.customerId ?? (isNew ? newId('ctm_', clock) : sample.customer.id),
  };
  const customer_id = customer.id;
  const address = named.address ?? {
    ...sample.address,
    id: named.addressId ?? (isAddressNew ? newId('add_', clock) : sample.address.id),
    customer_id,
  };
  const business = named.business ?? {
    ...sample.business,
    id: business_simulated_as === 'new' ? newId('biz_', clock) : sample.business.id,
    seller_id,
    customer_id,
  };
  const paymentMethodId = named.paymentMethod?.id ?? (isNew ? newId('paymtd_', clock) : sample.paymentMethod.id);
  return {
    customer,
    address,
    business,
    paymentMethod: { ...sample.paymentMethod, id: paymentMethodId, customer_id, address_id: address.id },
    payingWith: payingWithOf(paymentMethodId, methodDetails(named.paymentMethod) ?? sample.payingWith.method_details),
  };
}

function methodDetails(stored: NamedEntities['paymentMethod']): Payment['method_details'] | undefined {
  if (stored === undefined) return undefined;
  const { type, card, paypal, underlying_details, south_korea_local_card } = stored;
  return { type, card, paypal, underlying_details, south_korea_local_card };
}

/**
 * With a trial, all recurring prices get the first trial period found among them, else the sample's. Without
 * a trial, no price has a trial period.
 */
async function withTrial(
  lines: readonly PurchaseLine[],
  isOn: boolean,
): Promise<Pick<InitialEntities, 'purchase' | 'trial'>> {
  const own = lines.map(({ price }) => price.trial_period).find((period) => period !== null);
  const trial = isOn ? (own ?? (await sampleTrial())) : null;
  const purchase = lines.map((line) =>
    line.price.billing_cycle === null ? line : { ...line, price: { ...line.price, trial_period: trial } },
  );
  return { purchase, trial };
}

async function sampleTrial(): Promise<Price['trial_period']> {
  const { items } = await sampleEntity('subscription.trialing');
  return items[0]!.price.trial_period;
}

/**
 * Payment attempts show details of the payment method, so with a stored one the transaction counts as stored
 * data, too.
 */
function storedSubjects({
  customer,
  address,
  business,
  paymentMethod,
  transaction,
}: NamedEntities): ReadonlySet<Subject> {
  const stored: Record<Subject, boolean> = {
    customer: customer !== undefined,
    address: address !== undefined,
    business: business !== undefined,
    paymentMethod: paymentMethod !== undefined,
    transaction: paymentMethod !== undefined || transaction !== undefined,
    subscription: false,
  };
  return new Set((Object.keys(stored) as Subject[]).filter((subject) => stored[subject]));
}
