import { anyError } from '../../service/common/any-error.ts';
import { permissionNames } from '../../service/auth/permissions.ts';
import { createSetting } from '../../service/notification-settings/create-setting.ts';
import { inSystemTime, type Services } from '../../service/services.ts';
import { createSimulation } from '../../service/simulations/create-simulation.ts';
import type { Destination } from './seed-account.ts';

/** Long and short ones. */
const TYPES = [
  'subscription_creation',
  'subscription_renewal',
  'subscription_cancellation',
  'customer.created',
] as const;

export interface SeededSimulations {
  /** In the order of the addresses. */
  readonly destinations: readonly Destination[];
  /** Ids. */
  readonly simulations: readonly string[];
}

/** A destination for simulated events at each address, with a simulation of each kind. */
export async function seedSimulations(
  services: Services,
  accountId: string,
  urls: readonly string[],
): Promise<SeededSimulations> {
  const caller = { accountId, permissions: permissionNames };
  return services.db.transaction().execute(async (trx) => {
    const destinations: Destination[] = [];
    const simulations: string[] = [];
    for (const destination of urls) {
      const setting = await createSetting(anyError, trx, inSystemTime(services), accountId, {
        description: 'Simulations',
        type: 'url',
        destination,
        subscribed_events: [],
        traffic_source: 'simulation',
      });
      destinations.push({ id: setting.id, secret: setting.endpoint_secret_key });
      for (const type of TYPES) {
        const simulation = { notification_setting_id: setting.id, name: type, type };
        simulations.push((await createSimulation(anyError, trx, inSystemTime(services), caller, simulation)).id);
      }
    }
    return { destinations, simulations };
  });
}
