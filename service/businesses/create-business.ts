import type { Business, BusinessCreate } from '@billing/types';
import type { Selectable, Transaction } from 'kysely';

import type { NewError } from '../common/errors.ts';
import { checkCustomerActive } from '../customers/check-active.ts';
import { eventOfNew, REQUESTED } from '../entities/origin.ts';
import { publish } from '../events/publish.ts';
import { newId } from '../ids/id.ts';
import type { AccountServices } from '../services.ts';
import { type NewRow, toJson } from '../storage/columns.ts';
import { customDataColumn } from '../storage/custom-data-column.ts';
import type { BusinessRow, CustomerRow } from '../storage/rows/customer-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { businessEntity } from './business-entity.ts';
import { type BusinessRuleCode, checkContactDomains, storedContacts } from './business-rules.ts';

/** @throws `entity_archived` when the customer is archived. */
export async function createBusiness(
  newError: NewError<'entity_archived' | BusinessRuleCode>,
  trx: Transaction<Tables>,
  { clock, rules, notifyDue }: Pick<AccountServices, 'clock' | 'rules' | 'notifyDue'>,
  customer: Pick<Selectable<CustomerRow>, 'account_id' | 'id'>,
  { name, company_number = null, tax_identifier = null, custom_data = null, status, ...body }: BusinessCreate,
  origin = REQUESTED,
): Promise<Business> {
  const contacts = storedContacts(newError, body.contacts ?? null);
  checkContactDomains(newError, contacts, rules);
  const accountId = customer.account_id;
  const customData = await customDataColumn(newError, trx, rules, accountId, custom_data);
  await checkCustomerActive(newError, trx, customer, 'a business');
  const now = clock.now();
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
      custom_data: customData,
      import_meta: toJson(origin.import_meta),
      created_at: now,
      updated_at: now,
    } satisfies NewRow<BusinessRow, BusinessCreate>)
    .returningAll()
    .executeTakeFirstOrThrow();
  const business = businessEntity(row);
  await publish(
    trx,
    { clock, notifyDue },
    { accountId, type: eventOfNew('business', origin), data: business, occurredAt: now },
  );
  return business;
}
