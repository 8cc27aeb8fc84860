import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';

import type { CustomerRow } from '../storage/rows/customer-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { ERASED_EMAIL, scrubbed } from './scrub.ts';

type Customer = Selectable<CustomerRow>;

/** How stored texts show that they are about a customer. */
export interface Traces {
  readonly accountId: string;
  /** Of the customer and everything that belongs to them. */
  readonly ids: readonly string[];
  /** The email address that the customer had, as JSON has it; undefined when it was erased before. */
  readonly email: string | undefined;
}

export async function readTraces(
  db: Kysely<Tables>,
  { account_id, id }: Pick<Customer, 'account_id' | 'id'>,
  email: string | undefined,
): Promise<Traces> {
  const tables = [
    'addresses',
    'businesses',
    'payment_methods',
    'subscriptions',
    'transactions',
    'adjustments',
  ] as const;
  const ids: string[] = [id];
  for (const table of tables) {
    const rows = await db
      .selectFrom(table as 'addresses')
      .select('id')
      .where('account_id', '=', account_id)
      .where('customer_id', '=', id)
      .execute();
    ids.push(...rows.map((row) => row.id));
  }
  return { accountId: account_id, ids, email: email === undefined ? undefined : JSON.stringify(email).slice(1, -1) };
}

/** A condition: whether a stored text is about the customer. */
export function mentions(text: RawBuilder<unknown>, { ids, email }: Traces): RawBuilder<boolean> {
  const named = sql<boolean>`exists (select from unnest(${ids}::text[]) id where strpos(${text}, id) > 0)`;
  if (email === undefined) return named;
  // Looking for the text first is faster.
  return sql<boolean>`(${named} or (strpos(${text}, ${email}) > 0 and ${text} ~ ${wholeAddress(email)}))`;
}

/** The same of a text that the database can't read. */
export function isAbout(text: string, { ids, email }: Traces): boolean {
  return hasId(text, ids) || (email !== undefined && new RegExp(wholeAddress(email)).test(text));
}

function hasId(text: string, ids: readonly string[]): boolean {
  return ids.some((id) => text.includes(id));
}

/**
 * A regular expression for the address, and not for a longer one of another customer that contains it:
 * `jo@shop.example` is not in `mojo@shop.example` or `jo@shop.example.org`. A line break before it ends with
 * a letter in JSON.
 */
function wholeAddress(email: string): string {
  const literal = email.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
  return String.raw`(?:(?<![A-Za-z0-9._%+-])|(?<=\\[bfnrt]))${literal}(?![A-Za-z0-9-]|\.[A-Za-z0-9])`;
}

/**
 * A JSON text without personal data. A text that only contains the email address, such as a business of
 * another customer with it as a contact, loses no more than that; but a sample of a simulation can be about
 * the customer without an id.
 *
 * @param kind As in `scrubbed`.
 */
export function scrubbedText(
  text: string,
  { ids, email }: Traces,
  { kind, isSample = false }: { readonly kind?: string; readonly isSample?: boolean } = {},
): string {
  const isOwn = isSample || hasId(text, ids);
  const remaining = isOwn ? JSON.stringify(scrubbed(JSON.parse(text) as unknown, kind)) : text;
  return email === undefined ? remaining : remaining.replaceAll(new RegExp(wholeAddress(email), 'g'), ERASED_EMAIL);
}

/** The same of the body of a notification: only its `data` belongs to the customer. */
export function scrubbedBody(text: string, traces: Traces): string {
  const body = JSON.parse(text) as { readonly event_id: string; readonly event_type: string; readonly data: unknown };
  const form = { kind: kindOfEvent(body.event_type), isSample: body.event_id.startsWith('ntfsimevt_') };
  const data = JSON.parse(scrubbedText(JSON.stringify(body.data), traces, form)) as unknown;
  return JSON.stringify({ ...body, data });
}

/** `customer.updated` is about a `customer`. */
export function kindOfEvent(type: string): string {
  return type.slice(0, type.indexOf('.'));
}
