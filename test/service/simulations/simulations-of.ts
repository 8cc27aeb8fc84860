import type { Client } from '@billing/client';
import type { Simulation, SimulationEvent, SimulationRun } from '@billing/types';
import { expect, vi } from 'vitest';

export type SettingId = Simulation['notification_setting_id'];

/** The path parameters of a run. */
export interface RunPath {
  readonly simulation_id: Simulation['id'];
  readonly simulation_run_id: SimulationRun['id'];
}

export type FullRun = SimulationRun & { readonly events: SimulationEvent[] };

/** What a test does with simulations, over HTTP. */
export function simulationsOf(client: Client) {
  const run = async ({ simulation_id, simulation_run_id }: RunPath): Promise<FullRun> => {
    const path = { simulation_id, simulation_run_id };
    const { data } = await client.simulationRuns.get({ path, query: { include: ['events'] } });
    return data as FullRun;
  };
  const create = async (settingId: SettingId, type: string, more: object = {}): Promise<Simulation> => {
    const body = { notification_setting_id: settingId, name: type, type, ...more };
    const { data } = await client.simulations.create({
      body: body as Parameters<Client['simulations']['create']>[0]['body'],
    });
    return data;
  };
  const start = async ({ id }: Pick<Simulation, 'id'>): Promise<RunPath> => {
    const { data } = await client.simulationRuns.create({ path: { simulation_id: id } });
    return { simulation_id: id, simulation_run_id: data.id };
  };
  return {
    create,
    start,
    run,
    /** Makes a simulation and starts it. */
    async simulate(settingId: SettingId, type: string, more: object = {}): Promise<RunPath> {
      return start(await create(settingId, type, more));
    },
    /** The run when none of its events is pending. */
    over: (path: RunPath): Promise<FullRun> =>
      vi.waitFor(
        async () => {
          const now = await run(path);
          expect([now.status, ...now.events.map(({ status }) => status)]).not.toContain('pending');
          return now;
        },
        { timeout: 60_000, interval: 10 },
      ),
  };
}
