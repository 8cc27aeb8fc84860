import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { signatureHeaderName, verify } from '@billing/webhooks';
import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { rotateNow } from '../../support/rotate-now.ts';
import type { DueDestination, Services } from '../../../service/services.ts';
import { eachServiceWhenLong } from '../../support/service.ts';
import { isLongRun } from '../../support/suite-length.ts';
import { temporaryDirectory } from '../../support/temporary-directory.ts';
import { type Received, startWebhookReceiver } from '../../support/webhook-receiver.ts';
import { destinationFor, startDispatcher } from './start-dispatcher.ts';

const DESTINATIONS = 10;
const CHANGES = isLongRun ? 200 : 80;
const SENDS = DESTINATIONS * CHANGES;
/** Most of a destination that may have read its secrets before they changed: what is on its way to it. */
const AT_ONCE = 10;

/**
 * Which of a destination's secrets sign, in the order of the header: before a rotation, in its overlap,
 * after that, and after one without.
 */
const STAGES = [[0], [1, 0], [1], [2]] as const;
/** Fewest sends of each stage. */
const FEWEST = SENDS / STAGES.length - DESTINATIONS * AT_ONCE;

interface Destination {
  readonly due: DueDestination;
  /** All that it has had, oldest first. */
  readonly secrets: string[];
}

interface Arrival {
  readonly destination: number;
  readonly notification: string;
  readonly body: string;
  readonly ts: string;
  readonly signatures: readonly string[];
  /** Seconds since `ts`. */
  readonly age: number;
  /** The stage that was reached, and the one that was about to be. */
  readonly reached: number;
  readonly begun: number;
  readonly accepted: boolean;
}

eachServiceWhenLong('signatures', (service) => {
  test(`each of ${SENDS} sends is accepted by the receiver's package and by openssl, through every stage of two rotations`, async () => {
    const { services } = service();
    const accountId = await service().newAccount();
    const client = await service().client({ apiKey: await service().keyFor({ accountId }) });
    const arrivals: Promise<Arrival>[] = [];
    const destinations: Destination[] = [];
    let [reached, begun] = [0, 0];
    let changing = Promise.resolve();
    /** Claimed before the present stage was reached, so the secrets of the stage before may sign them. */
    let earlier: readonly string[] = [];
    const arrived = new Set<string>();
    let arrivedBefore = 0;
    /**
     * However slow the machine is: all sends of the stage before have arrived, and enough of the present
     * one.
     */
    const isNextDue = (): boolean =>
      begun === reached &&
      begun + 1 < STAGES.length &&
      earlier.every((id) => arrived.has(id)) &&
      arrived.size - arrivedBefore >= FEWEST;
    const enterNext = async (): Promise<void> => {
      await enter(begun, services, destinations);
      earlier = await claimedNow(services);
      arrivedBefore = arrived.size + earlier.filter((id) => !arrived.has(id)).length;
      reached = begun;
    };

    const arrive = async (received: Received, arrivedAt: Date, accepting: () => void): Promise<Arrival> => {
      const seen = { reached, begun };
      // Who rotates a secret knows the new one a moment after the first webhook may be signed with it.
      await changing;
      const header = String(received.headers[signatureHeaderName.toLowerCase()]);
      const [, ts = '', parts = ''] = /^ts=(\d+)((?:;h1=[0-9a-f]{64})+)$/.exec(header) ?? [];
      // The age of signatures is measured by the bench; on a busy machine, it exceeds the tolerance.
      const signedAt = new Date(Number(ts) * 1_000);
      const destination = Number(received.path.slice(1));
      const checks = destinations[destination]!.secrets.slice(-2).map((secret) =>
        verify({ header, body: received.body, secret, now: () => signedAt }),
      );
      const accepted = await Promise.any(checks).then(
        () => true,
        () => false,
      );
      accepting();
      return {
        destination,
        notification: received.json.notification_id,
        body: received.body,
        ts,
        signatures: parts.split(';h1=').slice(1),
        age: arrivedAt.getTime() / 1_000 - Number(ts),
        ...seen,
        accepted,
      };
    };
    const receiver = await startWebhookReceiver((received, response) => {
      const arrivedAt = new Date();
      arrived.add(received.json.notification_id);
      if (isNextDue()) {
        begun += 1;
        changing = enterNext();
      }
      arrivals.push(arrive(received, arrivedAt, () => response.writeHead(200).end()));
    });
    for (let i = 0; i < DESTINATIONS; i += 1) {
      const due = await destinationFor(services, accountId, { destination: `${receiver.url}/${i}` });
      const { data } = await client.notificationSettings.get({ path: { notification_setting_id: due.settingId } });
      destinations.push({ due, secrets: [data.endpoint_secret_key] });
    }
    // All of it is due before anybody sends, so that there is always more to send than may be.
    for (let i = 0; i < CHANGES; i += 1) {
      await client.customers.create({ body: { email: `c${i}@customer.example`, name: 'Zoë 日本' } });
    }
    // However slow the machine is, nothing is sent twice.
    startDispatcher(services, { timeoutMs: 300_000, leaseSeconds: { url: 600, email: 600 } });
    await receiver.count(SENDS);
    const all = await Promise.all(arrivals);

    expect(new Set(all.map(({ notification }) => notification)).size).toBe(SENDS);
    expect(all.filter(({ accepted }) => !accepted)).toEqual([]);
    const worst = Math.max(...all.map(({ age }) => age));

    const stages = await stagesOf(all, destinations);
    const counts = STAGES.map((_, stage) => stages.filter((one) => one === stage).length);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(FEWEST);
    const late = all.filter(({ reached: at }, index) => stages[index]! < at);
    for (const [index, { reached: from, begun: to }] of all.entries()) {
      expect(stages[index], `send ${index}`).toBeGreaterThanOrEqual(from - 1);
      expect(stages[index], `send ${index}`).toBeLessThanOrEqual(to);
    }
    const lateBy = Map.groupBy(late, ({ destination, reached: at }) => `destination ${destination} in stage ${at}`);
    for (const [where, some] of lateBy) {
      expect(some.length, `sent to ${where} with the secrets of before`).toBeLessThanOrEqual(AT_ONCE);
    }
    console.log(`${all.length} sends, 0 rejects; by stage ${counts.join(', ')}; oldest ts ${worst.toFixed(2)} s`);
  });
});

async function claimedNow({ db }: Services): Promise<readonly string[]> {
  const rows = await db.selectFrom('delivery_due').select('notification_id').where('lease', 'is not', null).execute();
  return rows.map(({ notification_id }) => notification_id);
}

async function enter(stage: number, services: Services, destinations: readonly Destination[]): Promise<void> {
  const { db } = services;
  await Promise.all(
    destinations.map(async ({ due: { accountId, settingId }, secrets }) => {
      if (stage === 2) {
        // The overlap's end, without waiting for it.
        const previous_secret_expires_at = sql<string>`clock_timestamp()`;
        await db
          .updateTable('notification_settings')
          .set({ previous_secret_expires_at })
          .where('id', '=', settingId)
          .execute();
        return;
      }
      const rotated = await rotateNow(services, accountId, settingId, stage === 1 ? 3_600 : 0);
      secrets.push(rotated.endpoint_secret_key);
    }),
  );
}

/**
 * Of each send, the stage whose secrets have signed it, no more and no less of them and in that order, as
 * openssl computes it; -1 for none.
 */
async function stagesOf(all: readonly Arrival[], destinations: readonly Destination[]): Promise<number[]> {
  const folder = await temporaryDirectory();
  await Promise.all(all.map(({ ts, body }, index) => writeFile(join(folder, String(index)), `${ts}:${body}`)));
  const computed = all.map((): string[] => []);
  for (const [destination, { secrets }] of destinations.entries()) {
    const files = all.flatMap((one, index) => (one.destination === destination ? [String(index)] : []));
    for (const secret of secrets) {
      const command = ['dgst', '-sha256', '-hmac', secret, ...files];
      const { stdout } = await promisify(execFile)('openssl', command, { cwd: folder });
      for (const [, file, hex] of stdout.matchAll(/\((\d+)\)= ([0-9a-f]{64})$/gm)) computed[Number(file)]!.push(hex!);
    }
  }
  return all.map(({ signatures }, index) =>
    STAGES.findIndex((signers) => signers.map((one) => computed[index]![one]).join() === signatures.join()),
  );
}
