import type { Handlers } from '@billing/server';

import { timestamp } from '../clock.ts';
import { toJson } from '../storage/columns.ts';
import { ServiceError } from '../errors.ts';
import { publish } from '../events/publish.ts';
import type { Context } from '../http/context.ts';
import { created } from '../http/envelope.ts';
import { newId } from '../ids/id.ts';
import type { Services } from '../services.ts';
import { customerEntity } from './customer-entity.ts';
import { checkCustomerEmail, refusedDomain } from './email-rules.ts';

export function customersHandlers(services: Services): Handlers<Context>['customers'] {
  const { db, clock, rules } = services;
  return {
    async create(request, { accountId }) {
      const { email, name = null, locale, custom_data = null } = request.body;
      checkCustomerEmail(email);
      const refused = refusedDomain(email, rules.refusedEmailDomains);
      if (refused !== undefined) {
        throw new ServiceError('customer_email_domain_not_allowed', `E-mail addresses of ${refused} are not accepted.`);
      }
      const now = timestamp(clock.now());
      const customer = await db.transaction().execute(async (trx) => {
        const row = await trx
          .insertInto('customers')
          .values({
            account_id: accountId,
            id: newId('ctm_', clock),
            name,
            email,
            locale,
            custom_data: toJson(custom_data),
            import_meta: null,
            created_at: now,
            updated_at: now,
          })
          .onConflict((conflict) => conflict.constraint('customers_email').doNothing())
          .returningAll()
          .executeTakeFirst();
        if (row === undefined) {
          const other = await trx
            .selectFrom('customers')
            .select('id')
            .where('account_id', '=', accountId)
            .where('email_lower', '=', email.toLowerCase())
            .executeTakeFirstOrThrow();
          throw new ServiceError('customer_already_exists', `The e-mail address belongs to customer ${other.id}.`);
        }
        const entity = customerEntity(row);
        await publish(trx, services, { accountId, type: 'customer.created', data: entity, occurredAt: now });
        return entity;
      });
      return created(request, customer);
    },
  };
}
