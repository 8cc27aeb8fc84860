import type { Generated, Selectable } from 'kysely';

import type { Id } from '../../ids/id.ts';
import type { AnyObject, JsonColumn, LowerCase, Timestamp } from '../columns.ts';
import type { EntityColumns } from './entity-columns.ts';

interface Money {
  readonly amount: string;
  readonly currency_code: string;
}

export interface Duration {
  readonly interval: 'day' | 'week' | 'month' | 'year';
  readonly frequency: number;
}

export interface ProductRow extends EntityColumns {
  id: Id<'pro_'>;
  name: string;
  description: string | null;
  type: Generated<'standard' | 'custom'>;
  tax_category: string;
  image_url: string | null;
  custom_data: JsonColumn<AnyObject | null>;
}

export interface PriceRow extends EntityColumns {
  id: Id<'pri_'>;
  product_id: Id<'pro_'>;
  description: string;
  type: Generated<'standard' | 'custom'>;
  name: string | null;
  billing_cycle: JsonColumn<Duration | null>;
  trial_period: JsonColumn<(Duration & { readonly requires_payment_method: boolean }) | null>;
  tax_mode: Generated<'account_setting' | 'external' | 'internal' | 'location'>;
  unit_price: JsonColumn<Money>;
  unit_price_overrides: JsonColumn<
    readonly { readonly country_codes: readonly string[]; readonly unit_price: Money }[]
  >;
  quantity: JsonColumn<{ readonly minimum: number; readonly maximum: number }>;
  custom_data: JsonColumn<AnyObject | null>;
}

/** A billing cycle or trial of a copy. */
interface CopiedDuration {
  readonly interval: string;
  readonly frequency: number;
}

/** Where a copied entity was imported from. */
interface CopiedMeta {
  readonly external_id?: string | null;
  readonly imported_from: string;
}

/**
 * A product as it was when it was added to a transaction. Nothing depends on its enumerations, so they are
 * open.
 */
export type ProductCopy = Omit<
  Selectable<ProductRow>,
  'account_id' | 'revision' | 'status' | 'type' | 'import_meta'
> & {
  readonly status: string;
  readonly type: string;
  readonly import_meta: CopiedMeta | null;
};

/** The same of a price. */
export type PriceCopy = Omit<
  Selectable<PriceRow>,
  'account_id' | 'revision' | 'status' | 'type' | 'import_meta' | 'tax_mode' | 'billing_cycle' | 'trial_period'
> & {
  readonly status: string;
  readonly type: string;
  readonly import_meta: CopiedMeta | null;
  readonly tax_mode: string;
  readonly billing_cycle: CopiedDuration | null;
  readonly trial_period: (CopiedDuration & { readonly requires_payment_method: boolean }) | null;
};

export interface DiscountGroupRow extends EntityColumns {
  id: Id<'dsg_'>;
  /** Unique in the account (`discount_groups_name`). */
  name: string;
}

export interface DiscountRow extends EntityColumns {
  id: Id<'dsc_'>;
  description: string;
  enabled_for_checkout: Generated<boolean>;
  code: string | null;
  /** Unique among the account's active discounts (`discounts_active_code`). */
  code_lower: LowerCase<string | null>;
  type: 'flat' | 'flat_per_seat' | 'percentage';
  mode: Generated<'standard' | 'custom'>;
  amount: string;
  currency_code: string | null;
  recur: Generated<boolean>;
  maximum_recurring_intervals: number | null;
  usage_limit: number | null;
  restrict_to: string[] | null;
  expires_at: Timestamp | null;
  custom_data: JsonColumn<AnyObject | null>;
  times_used: Generated<number>;
  discount_group_id: Id<'dsg_'> | null;
  /** The transaction it was created for. While `mode` is `custom`, no other can have it. */
  transaction_id: Id<'txn_'> | null;
}
