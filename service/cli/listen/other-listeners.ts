import type { NotificationSetting } from '@billing/types';

import type { Call } from '../command.ts';
import { deactivate, isListening } from './listening-destination.ts';
import { HERE } from './relay.ts';

const PROBE_MS = 2_000;

type ProbeResult = 'listening' | 'unused' | 'unknown';

/**
 * Probes whether a billing listen is at a destination; a probed listener checks whether the destination is
 * still its own.
 */
export async function probe({ destination }: NotificationSetting, signal: AbortSignal): Promise<ProbeResult> {
  const probing = AbortSignal.any([signal, AbortSignal.timeout(PROBE_MS)]);
  try {
    const response = await fetch(destination, { signal: probing, redirect: 'manual' });
    return (await response.text()) === HERE ? 'listening' : 'unused';
  } catch (error) {
    const { cause } = error as { readonly cause?: { readonly code?: string } };
    return cause?.code === 'ECONNREFUSED' ? 'unused' : 'unknown';
  }
}

/** Deactivates destinations that a killed listen has left active. */
export async function deactivateLeftovers({ client, screen, signal }: Call, own: NotificationSetting): Promise<void> {
  const active = await Array.fromAsync(client.notificationSettings.list({ query: { active: true, per_page: 200 } }));
  for (const setting of active.filter((each) => isListening(each) && each.id !== own.id)) {
    if ((await probe(setting, signal)) !== 'unused') continue;
    await deactivate(client, setting);
    screen.err(`Deactivated ${setting.id} (${setting.description}), which a killed billing listen had left active.\n`);
  }
}
