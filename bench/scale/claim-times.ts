import { randomUUID } from 'node:crypto';

import type { Kysely } from 'kysely';

import { claim } from '../../service/delivery/claim.ts';
import { release } from '../../service/delivery/release.ts';
import type { Tables } from '../../service/storage/tables.ts';
import { type Destination, PER_DESTINATION } from '../delivery/bench-delivery.ts';

const CLAIMS = 300;

/** Milliseconds of claims of one notification, of destinations in turn, each of which has something due. */
export async function claimTimes(db: Kysely<Tables>, destinations: readonly Destination[]): Promise<number[]> {
  const times: number[] = [];
  const step = Math.max(1, Math.floor(destinations.length / CLAIMS));
  for (let turn = 0; turn < CLAIMS; turn += 1) {
    const { accountId, settingId } = destinations[(turn * step) % destinations.length]!;
    const began = performance.now();
    const claimed = await claim(db, {
      shares: [{ accountId, settingId, slots: 1 }],
      limit: PER_DESTINATION,
      leaseSeconds: { url: 15, email: 40 },
      lease: randomUUID(),
    });
    times.push(performance.now() - began);
    if (claimed.length !== 1) throw new Error(`A claim returned ${claimed.length} notifications instead of one.`);
    await release(db, claimed);
  }
  return times.slice(CLAIMS / 10);
}
