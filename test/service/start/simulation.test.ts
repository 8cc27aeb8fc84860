import { expect, test, vi } from 'vitest';

import { startWebhookReceiver } from '../../support/webhook-receiver.ts';
import { eachPlace, prepare, type Serving } from './place.ts';

interface ResponseBody<Data> {
  readonly data: Data;
}

async function posted(service: Serving, path: string, json: object): Promise<{ readonly id: string }> {
  return ((await (await service.call('POST', path, { json })).json()) as ResponseBody<{ readonly id: string }>).data;
}

eachPlace('a simulation', (place) => {
  test('is sent by the service as soon as it is started', async () => {
    await prepare(place());
    const service = await place().serve();
    const receiver = await startWebhookReceiver();
    const setting = { description: 'Here', type: 'url', destination: receiver.url, subscribed_events: [] };
    const { id } = await posted(service, '/notification-settings', { ...setting, traffic_source: 'simulation' });
    const simulation = { notification_setting_id: id, name: 'One product', type: 'product.created' };
    const runs = `/simulations/${(await posted(service, '/simulations', simulation)).id}/runs`;
    const run = await posted(service, runs, {});
    await receiver.count(1);
    await vi.waitFor(
      async () =>
        expect(await (await service.call('GET', `${runs}/${run.id}?include=events`)).json()).toMatchObject({
          data: {
            status: 'completed',
            events: [{ status: 'success', request: { body: receiver.received[0]!.body } }],
          },
        }),
      { timeout: 20_000, interval: 50 },
    );
    service.kill('SIGTERM');
    expect(await service.ended).toMatchObject({ code: 0 });
  });
});
