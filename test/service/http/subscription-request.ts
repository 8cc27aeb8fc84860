import type { TestService } from '../../support/service.ts';
import { newSubscriber, type Subscriber } from '../subscription-lifecycle/subscriber.ts';

export interface Stage {
  readonly service: TestService;
}

type Request = (subscriber: Subscriber) => Promise<Response>;
type Prepare = (subscriber: Subscriber, stage: Stage) => Promise<unknown>;

export const NOW = { effective_from: 'immediately' } as const;

/** Sends a request to a new subscription, after something has happened to it. */
export const rejected =
  (
    request: Request,
    prepare: Prepare = async () => undefined,
    subscriberOf: (service: TestService) => Promise<Subscriber> = newSubscriber,
  ) =>
  async (stage: Stage): Promise<Response> => {
    const subscriber = await subscriberOf(stage.service);
    await prepare(subscriber, stage);
    return request(subscriber);
  };

/** An operation on a subscription that is not its update. */
export const act =
  (verb: string, json?: object): Request =>
  ({ call, id }) =>
    call('POST', `/subscriptions/${id}/${verb}`, json === undefined ? {} : { json });

export const update = ({ call, id }: Subscriber, json: object): Promise<Response> =>
  call('PATCH', `/subscriptions/${id}`, { json });

/** Charges 10.00 EUR for a price that is not in the catalog. */
export const charge: Request = (subscriber) => {
  const unit_price = { amount: '1000', currency_code: 'EUR' };
  const price = { description: 'Setup', unit_price, product_id: subscriber.product_id };
  return act('charge', { ...NOW, items: [{ price, quantity: 1 }] })(subscriber);
};

/** Changes the number of units of the price of a subscription, of which it has 10. */
export const changeUnits =
  (quantity: number, proration_billing_mode = 'prorated_immediately'): Request =>
  (subscriber) =>
    update(subscriber, { items: [{ price_id: subscriber.price_id, quantity }], proration_billing_mode });
