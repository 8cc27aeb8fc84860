import { expect } from 'vitest';

import type { JsonObject } from '../../generator/json.ts';
import { delayedUpdates, interposedDatabase } from '../service/http/faulty-database.ts';
import { type Ask, asker } from '../service/http/test-client.ts';
import type { Scene } from '../derived/requests.ts';
import type { Stage } from './stage.ts';

interface ConflictStage extends Pick<Stage, 'behind' | 'onData'> {
  /** A new account for this operation. */
  readonly scene: Scene;
  /** With a key of the scene's account. */
  readonly ask: Ask;
}

/** Provokes a 409 response of each operation that documents one. */
export const conflicts: Readonly<Record<string, (stage: ConflictStage) => Promise<Response>>> = {
  async 'customers.create'({ ask }) {
    const json = { email: 'twice@customer.example' };
    await ask('POST', '/customers', { json });
    return ask('POST', '/customers', { json });
  },
  async 'notificationSettings.create'({ ask }) {
    const json = {
      description: 'Twice',
      type: 'url',
      destination: 'https://twice.works.example/',
      subscribed_events: ['customer.created'],
    };
    await ask('POST', '/notification-settings', { json });
    return ask('POST', '/notification-settings', { json });
  },
  'notificationSettings.update': (stage) =>
    changedMeanwhile(stage, `/notification-settings/${stage.scene.ids.notification_setting_id}`, {
      description: 'Changed',
    }),
  async 'notificationSettings.rotateSecret'({ ask, onData, behind, scene }) {
    const path = `/notification-settings/${scene.ids.notification_setting_id}/rotate-secret`;
    const askBehind = asker(behind, await behind.keyFor({ accountId: scene.accountId }));
    const faster = async (): Promise<void> => {
      expect((await askBehind('POST', path)).status).toBe(200);
    };
    return onData(
      (database) => delayedUpdates(database, faster),
      () => ask('POST', path),
    );
  },
  'simulations.update': (stage) =>
    changedMeanwhile(stage, `/simulations/${stage.scene.ids.simulation_id}`, { name: 'Changed' }),
  async 'simulationRuns.create'({ ask, scene }) {
    const runs = await runsOfNew(ask, scene.ids.notification_setting_id);
    await ask('POST', runs);
    return ask('POST', runs);
  },
  async 'simulationEvents.replay'({ ask, scene }) {
    const { notification_setting_id, simulation_id, simulation_run_id, simulation_event_id } = scene.ids;
    await ask('PATCH', `/notification-settings/${notification_setting_id}`, { json: { active: false } });
    return ask('POST', `/simulations/${simulation_id}/runs/${simulation_run_id}/events/${simulation_event_id}/replay`);
  },
};

/** Another request is faster each time that a transaction is about to begin. */
async function changedMeanwhile(
  { ask, onData, behind, scene }: ConflictStage,
  path: string,
  json: JsonObject,
): Promise<Response> {
  const askBehind = asker(behind, await behind.keyFor({ accountId: scene.accountId }));
  const faster = async (): Promise<void> => {
    expect((await askBehind('PATCH', path, { json })).status).toBe(200);
  };
  return onData(
    (database) => interposedDatabase(database, faster),
    () => ask('PATCH', path, { json }),
  );
}

async function runsOfNew(ask: Ask, notification_setting_id: string): Promise<string> {
  const made = await ask('POST', '/simulations', {
    json: { notification_setting_id, name: 'Twice', type: 'customer.created' },
  });
  const { data } = (await made.json()) as { readonly data: { readonly id: string } };
  return `/simulations/${data.id}/runs`;
}
