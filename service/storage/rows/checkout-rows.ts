import type { Generated } from 'kysely';

import type { Id } from '../../ids/id.ts';
import type { JsonColumn, Revision, Timestamp } from '../columns.ts';

export interface Card {
  readonly type: string;
  readonly last4: string;
  readonly expiry_month: number;
  readonly expiry_year: number;
  readonly cardholder_name: string;
}

export interface PaymentMethodRow {
  account_id: string;
  id: Id<'paymtd_'>;
  customer_id: Id<'ctm_'>;
  address_id: Id<'add_'>;
  type: string;
  card: JsonColumn<Card | null>;
  paypal: JsonColumn<{ readonly email: string; readonly reference: string } | null>;
  underlying_details: JsonColumn<{ readonly korea_local: { readonly type: string } | null } | null>;
  south_korea_local_card: JsonColumn<{ readonly type?: string; readonly last4?: string } | null>;
  /**
   * The gateway's name for it, with which it is charged; null for a method that was not used at the gateway.
   */
  gateway_reference: string | null;
  origin: 'saved_during_purchase' | 'subscription' | 'subscription_saved_during_purchase';
  saved_at: Timestamp;
  updated_at: Timestamp;
  revision: Revision;
}

export type CheckoutDomainStatus = 'pending_review' | 'approved' | 'rejected' | 'in_review' | 'action_required';

export interface CheckoutDomainRow {
  account_id: string;
  id: Id<'chedom_'>;
  /** Lower case. */
  domain: string;
  status: CheckoutDomainStatus;
  device_wallet_a_status: 'verified' | 'unverified';
  created_at: Timestamp;
  updated_at: Timestamp;
  revision: Revision;
}

export interface ClientTokenRow {
  account_id: string;
  id: Id<'ctkn_'>;
  /** In clear text: web pages publish it. */
  token: string;
  name: string;
  description: string | null;
  status: Generated<'active' | 'revoked'>;
  revoked_at: Timestamp | null;
  created_at: Timestamp;
  updated_at: Timestamp;
  revision: Revision;
}
