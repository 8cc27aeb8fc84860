import type { NotificationSetting } from '@billing/types';

import type { Call } from '../command.ts';
import { deactivate, isListening } from './listening-destination.ts';
import { HERE } from './relay.ts';

const PROBE_MS = 2_000;

type Presence = 'listening' | 'nobody' | 'unknown';

/** Asks whoever is at a destination whether it is a billing listen; one that is looks whether the destination is still its own. */
export async function probe({ destination }: NotificationSetting, signal: AbortSignal): Promise<Presence> {
  const probing = AbortSignal.any([signal, AbortSignal.timeout(PROBE_MS)]);
  try {
    const response = await fetch(destination, { signal: probing, redirect: 'manual' });
    return (await response.text()) === HERE ? 'listening' : 'nobody';
  } catch (error) {
    const { cause } = error as { readonly cause?: { readonly code?: string } };
    return cause?.code === 'ECONNREFUSED' ? 'nobody' : 'unknown';
  }
}

/** Deactivates the destinations of other receivers that a killed listen has left active. */
export async function deactivateLeftovers({ client, screen, signal }: Call, own: NotificationSetting): Promise<void> {
  const active = await Array.fromAsync(client.notificationSettings.list({ query: { active: true, per_page: 200 } }));
  for (const setting of active.filter((each) => isListening(each) && each.id !== own.id)) {
    if ((await probe(setting, signal)) !== 'nobody') continue;
    await deactivate(client, setting);
    screen.err(`Deactivated ${setting.id} (${setting.description}), which a killed billing listen had left active.\n`);
  }
}
