import type { ComparedEvent } from './real-scenarios.ts';

/**
 * Members that hold text of a person or of a catalog, and numbers of cards and invoices: of these, only null
 * differs.
 */
const TEXTS = new Set([
  'additional_information',
  'cardholder_name',
  'city',
  'custom_data',
  'description',
  'email',
  'error_code',
  'expiry_month',
  'expiry_year',
  'first_line',
  'image_url',
  'invoice_number',
  'last4',
  'name',
  'postal_code',
  'tax_category',
  'url',
]);

/** Dates that are those of the billing period. */
const PERIOD_DATES = new Set(['previously_billed_at', 'next_billed_at', 'effective_at', 'starts_at', 'ends_at']);

/**
 * What differs between a simulated event and the real one, as `member: simulated → real`. Identifiers are
 * compared by their prefix, times and texts by whether they are null, dates of the billing period by which
 * end of it they are, and all other values as they are.
 */
export function differencesOf(simulated: ComparedEvent, real: ComparedEvent): readonly string[] {
  const before = leavesOf(simulated.data, periodOf(simulated.data));
  const after = leavesOf(real.data, periodOf(real.data));
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((path) => before.get(path) !== after.get(path))
    .map((path) => `${path}: ${before.get(path) ?? 'absent'} → ${after.get(path) ?? 'absent'}`);
}

interface Period {
  readonly starts_at: string;
  readonly ends_at: string;
}

function periodOf(data: ComparedEvent['data']): Period | null {
  return ((data['current_billing_period'] ?? data['billing_period']) as Period | null | undefined) ?? null;
}

/** The value of each member at any depth that has no further members, by its path. */
function leavesOf(value: unknown, period: Period | null, path = '', name = ''): ReadonlyMap<string, string> {
  const members = typeof value === 'object' && value !== null && !TEXTS.has(name) ? Object.entries(value) : [];
  if (members.length === 0) return new Map([[path, leafOf(value, period, name)]]);
  return new Map(
    members.flatMap(([key, member]) =>
      Array.isArray(value)
        ? [...leavesOf(member, period, `${path}[${key}]`, name)]
        : [...leavesOf(member, period, path === '' ? key : `${path}.${key}`, key)],
    ),
  );
}

function leafOf(value: unknown, period: Period | null, name: string): string {
  if (value === null) return 'null';
  if (TEXTS.has(name)) return 'text';
  if (typeof value !== 'string') return JSON.stringify(value);
  if (/^[a-z]+_[a-z0-9]{26}$/.test(value)) return `${value.slice(0, value.indexOf('_'))}_…`;
  if (/^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(value)) return 'uuid';
  if (!/^\d{4}-\d\d-\d\dT.*Z$/.test(value)) return value;
  if (!PERIOD_DATES.has(name) || period === null) return 'time';
  if (value === period.starts_at) return 'start of the period';
  return value === period.ends_at ? 'end of the period' : 'another time';
}
