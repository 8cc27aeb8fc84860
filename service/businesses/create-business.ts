import type { Business, BusinessCreate } from '@billing/types';
import type { Selectable, Transaction } from 'kysely';

import { assertAllUsed } from '../common/assert-all-used.ts';
import { timestamp } from '../common/clock.ts';
import type { NewError } from '../common/errors.ts';
import { rejectedDomain } from '../customers/email-rules.ts';
import { publish } from '../events/publish.ts';
import { newId } from '../ids/id.ts';
import { invalidFields } from '../common/invalid-fields.ts';
import type { Services } from '../services.ts';
import { type NewRow, toJson } from '../storage/columns.ts';
import { customDataColumn } from '../storage/custom-data-column.ts';
import type { BusinessRow, CustomerRow } from '../storage/rows/customer-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { businessEntity } from './business-entity.ts';

/** @throws `invalid_field`, `entity_archived` when the customer is archived, `business_contact_email_domain_not_allowed`. */
export async function createBusiness(
  newError: NewError<
    'invalid_field' | 'entity_archived' | 'business_contact_email_domain_not_allowed' | 'storage_limit_reached'
  >,
  trx: Transaction<Tables>,
  { clock, rules, notifyDue }: Pick<Services, 'clock' | 'rules' | 'notifyDue'>,
  customer: Pick<Selectable<CustomerRow>, 'account_id' | 'id'>,
  { name, company_number = null, tax_identifier = null, custom_data = null, status, ...body }: BusinessCreate,
): Promise<Business> {
  const contacts = (body.contacts ?? []).map(({ name: contactName, email, ...left }) => {
    assertAllUsed(left);
    return { name: contactName ?? '', email };
  });
  checkContacts(newError, contacts, rules.rejectedEmailDomains);
  await checkNotArchived(newError, trx, customer);
  const accountId = customer.account_id;
  const now = timestamp(clock.now());
  const row = await trx
    .insertInto('businesses')
    .values({
      account_id: accountId,
      id: newId('biz_', clock),
      customer_id: customer.id,
      name,
      company_number,
      tax_identifier,
      status: status ?? 'active',
      contacts: toJson(contacts),
      custom_data: await customDataColumn(newError, trx, rules, accountId, custom_data),
      import_meta: null,
      created_at: now,
      updated_at: now,
    } satisfies NewRow<BusinessRow, BusinessCreate>)
    .returningAll()
    .executeTakeFirstOrThrow();
  const business = businessEntity(row);
  await publish(trx, { clock, notifyDue }, { accountId, type: 'business.created', data: business, occurredAt: now });
  return business;
}

/** Reads the customer again and locks the row, so that a concurrent request can't archive the customer before the commit. */
async function checkNotArchived(
  newError: NewError<'entity_archived'>,
  trx: Transaction<Tables>,
  { account_id, id }: Pick<Selectable<CustomerRow>, 'account_id' | 'id'>,
): Promise<void> {
  const { status } = await trx
    .selectFrom('customers')
    .select('status')
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .forShare()
    .executeTakeFirstOrThrow();
  if (status === 'archived')
    throw newError('entity_archived', `Customer ${id} is archived. Only active customers can get a business.`);
}

function checkContacts(
  newError: NewError<'invalid_field' | 'business_contact_email_domain_not_allowed'>,
  contacts: Selectable<BusinessRow>['contacts'],
  rejected: readonly string[],
): void {
  // A contact without a name and one with an empty name pass the spec's uniqueItems, but are stored alike.
  if (new Set(contacts.map(({ name, email }) => JSON.stringify([name, email]))).size < contacts.length) {
    throw invalidFields(newError, { field: 'contacts', message: 'must not contain the same contact twice' });
  }
  for (const { email } of contacts) {
    const domain = rejectedDomain(email, rejected);
    if (domain !== undefined) {
      throw newError(
        'business_contact_email_domain_not_allowed',
        `Contacts can't have email addresses in the domain ${domain}.`,
      );
    }
  }
}
