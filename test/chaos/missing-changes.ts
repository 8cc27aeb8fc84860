import type { Place } from './place.ts';

/** Of all customers. */
export async function storedEmails(place: Place): Promise<ReadonlySet<string>> {
  const { database } = await place.open();
  const rows = await database.db.selectFrom('customers').select('email').execute();
  await database.close();
  return new Set(rows.map(({ email }) => email));
}

/** How many of the changes that are wanted are not stored. */
export function missing(wanted: ReadonlySet<string>, stored: ReadonlySet<string>): number {
  return [...wanted].filter((email) => !stored.has(email)).length;
}
