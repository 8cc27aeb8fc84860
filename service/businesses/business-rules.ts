import type { BusinessCreate, BusinessUpdate } from '@billing/types';
import type { Selectable } from 'kysely';

import { assertAllUsed } from '../common/assert-all-used.ts';
import type { NewError } from '../common/errors.ts';
import { invalidFields } from '../common/invalid-fields.ts';
import { rejectedDomain } from '../common/rejected-domain.ts';
import type { Rules } from '../services.ts';
import type { BusinessRow } from '../storage/rows/customer-rows.ts';

export type BusinessRuleCode = 'invalid_field' | 'business_contact_email_domain_not_allowed' | 'storage_limit_reached';

type Contacts = Selectable<BusinessRow>['contacts'];

/** The contacts of a request in the form in which they are stored; null means none. */
export function storedContacts(
  newError: NewError<'invalid_field'>,
  contacts: NonNullable<(BusinessCreate | BusinessUpdate)['contacts']> | null,
): Contacts {
  const stored = (contacts ?? []).map(({ name, email, ...left }) => {
    assertAllUsed(left);
    return { name: name ?? '', email };
  });
  // A contact without a name and one with an empty name pass the spec's uniqueItems, but are stored alike.
  if (new Set(stored.map(({ name, email }) => JSON.stringify([name, email]))).size < stored.length) {
    throw invalidFields(newError, { field: 'contacts', message: 'must not contain the same contact twice' });
  }
  return stored;
}

export function checkContactDomains(
  newError: NewError<'business_contact_email_domain_not_allowed'>,
  contacts: Contacts,
  { rejectedEmailDomains }: Rules,
): void {
  for (const { email } of contacts) {
    const domain = rejectedDomain(email, rejectedEmailDomains);
    if (domain !== undefined) {
      throw newError(
        'business_contact_email_domain_not_allowed',
        `Contacts can't have email addresses in the domain ${domain}.`,
      );
    }
  }
}
