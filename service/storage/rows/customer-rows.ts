import type { Generated } from 'kysely';

import type { Id } from '../../ids/id.ts';
import type { AnyObject, JsonColumn, LowerCase, Timestamp } from '../columns.ts';
import type { EntityColumns } from './entity-columns.ts';

export interface CustomerRow extends EntityColumns {
  id: Id<'ctm_'>;
  name: string | null;
  email: string;
  /** Unique in the account (`customers_email`), archived customers included. */
  email_lower: LowerCase;
  marketing_consent: Generated<boolean>;
  locale: Generated<string>;
  custom_data: JsonColumn<AnyObject | null>;
}

export interface AddressRow extends EntityColumns {
  id: Id<'add_'>;
  customer_id: Id<'ctm_'>;
  description: string | null;
  first_line: string | null;
  second_line: string | null;
  city: string | null;
  postal_code: string | null;
  region: string | null;
  country_code: string;
  custom_data: JsonColumn<AnyObject | null>;
}

export interface BusinessRow extends EntityColumns {
  id: Id<'biz_'>;
  customer_id: Id<'ctm_'>;
  name: string;
  company_number: string | null;
  tax_identifier: string | null;
  contacts: JsonColumn<readonly { readonly name: string; readonly email: string }[]>;
  custom_data: JsonColumn<AnyObject | null>;
}

/** That the personal data of a customer was removed. It has none itself. */
export interface CustomerErasureRow {
  account_id: string;
  customer_id: Id<'ctm_'>;
  /** Who did it, as the operator has named themselves. */
  erased_by: string;
  /** When its rows were erased, in real time. */
  started_at: Timestamp;
  /** Null until all of the history is erased as well. */
  completed_at: Timestamp | null;
}
