import { ApiError } from '@billing/client';
import { describe, expect, test } from 'vitest';

import { eachService } from '../support/service.ts';

eachService('customers', (service) => {
  describe('create', () => {
    test('gives a copy of the new customer, with defaults', async () => {
      const client = await service().client();
      const { data } = await client.customers.create({ body: { email: 'jo@customer.example', name: 'Jo' } });
      expect(data).toMatchObject({ name: 'Jo', email: 'jo@customer.example', status: 'active', locale: 'en', custom_data: null });
      expect(data.updated_at).toBe(data.created_at);
    });

    test('a name of 1,025 characters is refused, naming the field and the limit', async () => {
      const client = await service().client({ checkRequests: false });
      const refused = client.customers.create({ body: { email: 'long@customer.example', name: 'x'.repeat(1025) } });
      await expect(refused).rejects.toSatisfy((error: ApiError) => {
        expect(error.status).toBe(400);
        expect(error.body).toMatchObject({
          error: { code: 'invalid_field', errors: [{ field: 'name', message: expect.stringContaining('1024') as string }] },
        });
        return true;
      });
    });

    test('an address that another customer has is refused, whatever its case, naming that customer', async () => {
      const client = await service().client();
      const { data } = await client.customers.create({ body: { email: 'Twice@customer.example' } });
      const again = client.customers.create({ body: { email: 'tWICE@customer.example' } });
      await expect(again).rejects.toMatchObject({ status: 409, body: { error: { code: 'customer_already_exists', detail: expect.stringContaining(data.id) as string } } });
    });

    test('the event is in the stream with the customer as created', async () => {
      const client = await service().client();
      const { data } = await client.customers.create({ body: { email: 'event@customer.example' } });
      const { data: events } = await client.events.list({ query: { event_type: ['customer.created'] } });
      expect(events[0]).toMatchObject({ event_type: 'customer.created', data });
    });
  });
});
