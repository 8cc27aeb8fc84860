import type { AnyObject } from '../storage/columns.ts';

/** Replaces an erased text that must not be empty. */
export const ERASED = 'Erased';

/** The domain is reserved: no mail server has it. */
const ERASED_DOMAIN = '@erased.invalid';

/** Replaces an erased email address. */
export const ERASED_EMAIL = `erased${ERASED_DOMAIN}`;

/** The address of an erased customer, which no other customer has. */
export function erasedEmail(customerId: string): string {
  return `${customerId}${ERASED_DOMAIN}`;
}

/**
 * Members with personal data wherever they are, and what replaces them: a value of the same type, so that
 * the spec still holds.
 */
const REPLACED: Readonly<Record<string, unknown>> = {
  custom_data: null,
  import_meta: null,
  email: ERASED_EMAIL,
  marketing_consent: false,
  locale: 'en',
  contacts: [],
  first_line: null,
  second_line: null,
  city: null,
  postal_code: null,
  region: null,
  company_number: null,
  tax_identifier: null,
  purchase_order_number: '',
  additional_information: null,
  checkout: null,
  last4: '0000',
  expiry_month: 1,
  expiry_year: 2000,
  cardholder_name: ERASED,
};

/** Products and prices are not personal data, even when they were created for one transaction. */
const CATALOG = new Set(['discount', 'discount_group', 'price', 'product']);

const KINDS: Readonly<Record<string, string>> = {
  add: 'address',
  adj: 'adjustment',
  biz: 'business',
  ctm: 'customer',
  dsc: 'discount',
  dsg: 'discount_group',
  pri: 'price',
  pro: 'product',
};

/**
 * A copy of a value without personal data of customers: an entity, or anything that contains some. Amounts,
 * numbers, ids, states, times and the country of addresses stay.
 *
 * @param kind What the value is if its id does not say so, such as `customer`.
 */
export function scrubbed<Value>(value: Value, kind?: string): Value {
  return scrub(value, kind) as Value;
}

function scrub(value: unknown, kind: string | undefined): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => scrub(item, undefined));
  if (typeof value !== 'object' || value === null) return value;
  const holder = value as AnyObject;
  const own = kindOf(holder) ?? kind;
  if (own !== undefined && CATALOG.has(own)) return value;
  const entries = Object.entries(holder).map(([name, member]) => [name, scrubMember(holder, own, name, member)]);
  return Object.fromEntries(entries);
}

function scrubMember(holder: AnyObject, kind: string | undefined, name: string, member: unknown): unknown {
  if (member === null || member === undefined) return member;
  if (name === 'email' && String(member).endsWith(ERASED_DOMAIN)) return member;
  if (Object.hasOwn(REPLACED, name)) return REPLACED[name];
  if (name === 'name' && typeof member === 'string') return nameFor(holder, kind, member);
  if (name === 'description' && kind === 'address') return null;
  if (name === 'reason' && kind === 'adjustment') return ERASED;
  // The reference of a wallet beside its email address.
  if (name === 'reference' && Object.hasOwn(holder, 'email')) return ERASED;
  return scrub(member, undefined);
}

/** A customer can be without a name. The copy of one on an invoice has no id, and shows the text. */
function nameFor(holder: AnyObject, kind: string | undefined, name: string): string | null {
  if (kind === 'customer') return null;
  const isParty = kind === 'business' || Object.hasOwn(holder, 'email') || Object.hasOwn(holder, 'company_number');
  return isParty ? ERASED : name;
}

function kindOf({ id }: AnyObject): string | undefined {
  return typeof id === 'string' ? KINDS[id.slice(0, id.indexOf('_'))] : undefined;
}
