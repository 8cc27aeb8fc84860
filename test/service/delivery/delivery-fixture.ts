import type { Client } from '@billing/client';
import { beforeEach } from 'vitest';

import type { Dispatcher } from '../../../service/delivery/dispatcher.ts';
import type { DueDestination, Services } from '../../../service/services.ts';
import { eachService } from '../../support/service.ts';
import { destinationFor, notificationsOf, startDispatcher } from './start-dispatcher.ts';

type Destination = Parameters<typeof destinationFor>[2];

/** One account of a service. Changes notify only the dispatcher that the test connected. */
export class Delivery {
  client!: Client;
  services!: Services;
  accountId!: string;
  /** The email address of the customer that was created last. */
  lastEmail = '';
  /** Notifies this dispatcher of changes from now on; none if undefined. */
  readonly connect: (dispatcher: Pick<Dispatcher, 'notifyDue'> | undefined) => void;
  #created = 0;

  constructor(connect: Delivery['connect']) {
    this.connect = connect;
  }

  /** Starts a dispatcher that is notified of changes. */
  start(options: Parameters<typeof startDispatcher>[1] = {}): Dispatcher {
    const dispatcher = startDispatcher(this.services, options);
    this.connect(dispatcher);
    return dispatcher;
  }

  destination(setting: Destination): Promise<DueDestination> {
    return destinationFor(this.services, this.accountId, setting);
  }

  async createCustomer(): Promise<void> {
    this.#created += 1;
    this.lastEmail = `c${this.#created}@customer.example`;
    await this.client.customers.create({ body: { email: this.lastEmail, name: 'Zoë' } });
  }

  async setActive({ settingId }: DueDestination, active: boolean): Promise<void> {
    await this.client.notificationSettings.update({
      path: { notification_setting_id: settingId },
      body: { active },
    });
  }

  async secretOf({ settingId }: DueDestination): Promise<string> {
    const { data } = await this.client.notificationSettings.get({ path: { notification_setting_id: settingId } });
    return data.endpoint_secret_key;
  }

  /** The notifications of a destination, oldest first, once they satisfy `holds`. */
  notificationsOf(destination: DueDestination, holds: Parameters<typeof notificationsOf>[2]) {
    return notificationsOf(this.services, destination, holds);
  }

  logsOf(notificationId: string) {
    return this.services.db
      .selectFrom('notification_logs')
      .selectAll()
      .where('account_id', '=', this.accountId)
      .where('notification_id', '=', notificationId as `ntf_${string}`)
      .orderBy('id')
      .execute();
  }

  dueOf({ settingId }: DueDestination) {
    return this.services.db
      .selectFrom('delivery_due')
      .selectAll()
      .where('notification_setting_id', '=', settingId)
      .execute();
  }
}

/**
 * Declares tests of deliveries on each database. Each test has a new account, so that rows of one do not
 * affect the next.
 */
export function eachDelivery(name: string, body: (delivery: Delivery) => void): void {
  let connected: Pick<Dispatcher, 'notifyDue'> | undefined;
  eachService(
    name,
    (service) => {
      const delivery = new Delivery((dispatcher) => (connected = dispatcher));
      beforeEach(async () => {
        delivery.services = service().services;
        delivery.accountId = await service().newAccount();
        const apiKey = await service().keyFor({ accountId: delivery.accountId });
        delivery.client = await service().client({ apiKey });
        connected = undefined;
      });
      body(delivery);
    },
    { notifyDue: (due) => connected?.notifyDue(due) },
  );
}
