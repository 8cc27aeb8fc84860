import type { Place } from './place.ts';
import type { Receiver } from './receiver-process.ts';
import { seedAccount } from './seed-account.ts';

/** Creates an account that sends its new customers to every destination, and returns its key. */
export async function seedDestinations(place: Place, account: string, receiver: Receiver): Promise<string> {
  const seeded = await place.open();
  const { key, destinations } = await seedAccount(seeded.services, account, receiver.urls);
  await seeded.database.close();
  for (const [destination, { secret }] of destinations.entries()) await receiver.order({ destination, secret });
  return key;
}
