import type { DiscountCreate, PriceCreate, ProductCreate } from '@billing/types';

type DemoPrice = Omit<PriceCreate, 'product_id'>;

interface DemoProduct {
  readonly product: ProductCreate;
  readonly prices: readonly [DemoPrice, ...DemoPrice[]];
}

const MONTHLY = { interval: 'month', frequency: 1 } as const;
const YEARLY = { interval: 'year', frequency: 1 } as const;
const euros = (amount: string) => ({ amount, currency_code: 'EUR' }) as const;

/**
 * What a small hosting company sells. The first product and its first price are in the examples that a start
 * prints.
 */
export const DEMO_PRODUCTS: readonly [DemoProduct, ...DemoProduct[]] = [
  {
    product: { name: 'Hosting', tax_category: 'standard', description: 'A website on our servers.' },
    prices: [
      { description: 'Hosting, monthly', unit_price: euros('1900'), billing_cycle: MONTHLY },
      {
        description: 'Hosting, yearly',
        unit_price: euros('19000'),
        billing_cycle: YEARLY,
        trial_period: { interval: 'day', frequency: 14, requires_payment_method: true },
      },
    ],
  },
  {
    product: { name: 'Backups', tax_category: 'website-hosting', description: 'A copy every night, kept for 30 days.' },
    prices: [
      {
        description: 'Backups per website, monthly',
        unit_price: euros('450'),
        billing_cycle: MONTHLY,
        quantity: { minimum: 1, maximum: 25 },
      },
    ],
  },
  {
    product: { name: 'Priority support', tax_category: 'saas' },
    prices: [
      { description: 'Support within an hour, monthly', unit_price: euros('4900'), billing_cycle: MONTHLY },
      { description: 'Support within an hour, yearly', unit_price: euros('49000'), billing_cycle: YEARLY },
    ],
  },
  {
    product: { name: 'Move of a website', tax_category: 'professional-services', description: 'We move it to us.' },
    prices: [{ description: 'Move, once', unit_price: euros('12000'), quantity: { minimum: 1, maximum: 1 } }],
  },
  {
    product: { name: 'Workshop', tax_category: 'training-services', description: 'A day on how to run a website.' },
    prices: [{ description: 'Workshop per person', unit_price: euros('35000') }],
  },
];

/** Those of the launch are in a group. The first one is in the examples that a start prints. */
export const LAUNCH_GROUP = 'Launch';

export const LAUNCH_DISCOUNTS: readonly [DiscountCreate, ...DiscountCreate[]] = [
  { description: 'Launch week', type: 'percentage', amount: '20', code: 'LAUNCH20' },
  {
    description: 'Launch, a year long',
    type: 'percentage',
    amount: '10',
    code: 'LAUNCHYEAR',
    recur: true,
    maximum_recurring_intervals: 12,
  },
];

export const OTHER_DISCOUNTS: readonly DiscountCreate[] = [
  { description: 'Welcome', type: 'flat', amount: '500', currency_code: 'EUR', code: 'WELCOME5', usage_limit: 100 },
];
