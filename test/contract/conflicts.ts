import { expect } from 'vitest';

import type { JsonObject } from '../../generator/json.ts';
import { delayedUpdates, interposedDatabase } from '../service/http/faulty-database.ts';
import { type Call, caller } from '../service/http/test-client.ts';
import type { Scene } from '../derived/requests.ts';
import type { Stage } from './stage.ts';

interface ConflictStage extends Pick<Stage, 'behind' | 'onData'> {
  /** A new account for this operation. */
  readonly scene: Scene;
  /** With a key of the scene's account. */
  readonly call: Call;
}

/** Provokes a 409 response of each operation that documents one. */
export const conflicts: Readonly<Record<string, (stage: ConflictStage) => Promise<Response>>> = {
  async 'customers.create'({ call }) {
    const json = { email: 'twice@customer.example' };
    await call('POST', '/customers', { json });
    return call('POST', '/customers', { json });
  },
  async 'notificationSettings.create'({ call }) {
    const json = {
      description: 'Twice',
      type: 'url',
      destination: 'https://twice.works.example/',
      subscribed_events: ['customer.created'],
    };
    await call('POST', '/notification-settings', { json });
    return call('POST', '/notification-settings', { json });
  },
  'notificationSettings.update': (stage) =>
    changedMeanwhile(stage, `/notification-settings/${stage.scene.ids.notification_setting_id}`, {
      description: 'Changed',
    }),
  async 'notificationSettings.rotateSecret'({ call, onData, behind, scene }) {
    const path = `/notification-settings/${scene.ids.notification_setting_id}/rotate-secret`;
    const callBehind = caller(behind, await behind.keyFor({ accountId: scene.accountId }));
    const faster = async (): Promise<void> => {
      expect((await callBehind('POST', path)).status).toBe(200);
    };
    return onData(
      (database) => delayedUpdates(database, faster),
      () => call('POST', path),
    );
  },
  'simulations.update': (stage) =>
    changedMeanwhile(stage, `/simulations/${stage.scene.ids.simulation_id}`, { name: 'Changed' }),
  async 'simulationRuns.create'({ call, scene }) {
    const runs = await runsOfNew(call, scene.ids.notification_setting_id);
    await call('POST', runs);
    return call('POST', runs);
  },
  async 'simulationEvents.replay'({ call, scene }) {
    const { notification_setting_id, simulation_id, simulation_run_id, simulation_event_id } = scene.ids;
    await call('PATCH', `/notification-settings/${notification_setting_id}`, { json: { active: false } });
    return call('POST', `/simulations/${simulation_id}/runs/${simulation_run_id}/events/${simulation_event_id}/replay`);
  },
};

/** Another request is faster each time that a transaction is about to begin. */
async function changedMeanwhile(
  { call, onData, behind, scene }: ConflictStage,
  path: string,
  json: JsonObject,
): Promise<Response> {
  const callBehind = caller(behind, await behind.keyFor({ accountId: scene.accountId }));
  const faster = async (): Promise<void> => {
    expect((await callBehind('PATCH', path, { json })).status).toBe(200);
  };
  return onData(
    (database) => interposedDatabase(database, faster),
    () => call('PATCH', path, { json }),
  );
}

async function runsOfNew(call: Call, notification_setting_id: string): Promise<string> {
  const made = await call('POST', '/simulations', {
    json: { notification_setting_id, name: 'Twice', type: 'customer.created' },
  });
  const { data } = (await made.json()) as { readonly data: { readonly id: string } };
  return `/simulations/${data.id}/runs`;
}
