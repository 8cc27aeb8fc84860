import type { Rational } from './rational.ts';
import type { SecondDiscount, SecondLine } from './second-cart.ts';

/** A decimal number as a fraction: `0.08875` is 8875/100000. */
export function decimal(text: string): Rational {
  const [integer = '', decimals = ''] = text.split('.');
  return { numerator: BigInt(integer + decimals), denominator: 10n ** BigInt(decimals.length) };
}

export function line(
  unitAmount: bigint,
  quantity: bigint,
  taxRate: string,
  more: Partial<SecondLine> = {},
): SecondLine {
  return {
    unitAmount,
    quantity,
    taxMode: 'external',
    taxRate: decimal(taxRate),
    proration: decimal('1'),
    discountable: true,
    inTotals: true,
    ...more,
  };
}

/** `subtotal / discount / tax / total` of a line. */
type Figures = `${bigint} / ${bigint} / ${bigint} / ${bigint}`;

/** A cart with published figures, or with figures that follow from a published rule. */
export interface GoldenCart {
  readonly name: string;
  readonly lines: readonly SecondLine[];
  readonly discount?: SecondDiscount;
  readonly expected: readonly Figures[];
  readonly units?: readonly Figures[];
  readonly total?: Figures;
}

const NEW_YORK = '0.08875';
const internal = { taxMode: 'internal' } as const;
const prorated = { proration: decimal('0.90513') };
const half = { proration: decimal('0.5') };

export const goldenCarts: readonly GoldenCart[] = [
  {
    name: 'three lines at 8.875 %, with units that do not multiply up',
    lines: [line(3_000n, 10n, NEW_YORK), line(10_000n, 1n, NEW_YORK), line(19_900n, 1n, NEW_YORK)],
    expected: ['30000 / 0 / 2662 / 32662', '10000 / 0 / 887 / 10887', '19900 / 0 / 1766 / 21666'],
    units: ['3000 / 0 / 266 / 3266', '10000 / 0 / 887 / 10887', '19900 / 0 / 1766 / 21666'],
    total: '59900 / 0 / 5315 / 65215',
  },
  { name: 'tax of 20 %', lines: [line(2_409n, 10n, '0.2')], expected: ['24090 / 0 / 4818 / 28908'] },
  { name: '10 % included', lines: [line(1_000n, 1n, '0.1', internal)], expected: ['909 / 0 / 91 / 1000'] },
  {
    name: '19 % included',
    lines: [line(999n, 3n, '0.19', internal)],
    expected: ['2518 / 0 / 479 / 2997'],
    units: ['839 / 0 / 160 / 999'],
  },
  {
    name: '10 % off 50 seats',
    lines: [line(50_000n, 50n, NEW_YORK)],
    discount: { type: 'percentage', share: decimal('0.1') },
    expected: ['2500000 / 250000 / 199687 / 2449687'],
  },
  {
    name: '10 % off a price that includes 20 %',
    lines: [line(1_000n, 1n, '0.2', internal)],
    discount: { type: 'percentage', share: decimal('0.1') },
    expected: ['833 / 83 / 150 / 900'],
  },
  {
    name: '50 % off without tax, where the discount and the rest are ties',
    lines: [line(199n, 1n, '0')],
    discount: { type: 'percentage', share: decimal('0.5') },
    expected: ['199 / 99 / 0 / 100'],
  },
  {
    name: '10 % off without tax, where the discount is a tie',
    lines: [line(2_505n, 1n, '0')],
    discount: { type: 'percentage', share: decimal('0.1') },
    expected: ['2505 / 250 / 0 / 2255'],
  },
  {
    name: '100 % off',
    lines: [line(1_999n, 3n, NEW_YORK), line(1_999n, 3n, '0.2', internal)],
    discount: { type: 'percentage', share: decimal('1') },
    expected: ['5997 / 5997 / 0 / 0', '4997 / 4997 / 0 / 0'],
  },
  {
    name: 'flat 5,000 off two lines',
    lines: [line(10_000n, 1n, NEW_YORK), line(3_000n, 10n, NEW_YORK)],
    discount: { type: 'flat', amount: 5_000n },
    expected: ['10000 / 1250 / 777 / 9527', '30000 / 3750 / 2330 / 28580'],
  },
  {
    name: 'flat 1,000 off a price that includes 20 %',
    lines: [line(10_000n, 1n, '0.2', internal)],
    discount: { type: 'flat', amount: 1_000n },
    expected: ['8333 / 833 / 1500 / 9000'],
  },
  {
    name: '500 off each of ten seats',
    lines: [line(1_000n, 10n, '0.2')],
    discount: { type: 'flat_per_seat', amount: 500n },
    expected: ['10000 / 5000 / 1000 / 6000'],
  },
  {
    name: 'flat 100 off 333, 333 and 334, where the largest remainder gets the last unit',
    lines: [line(333n, 1n, '0'), line(333n, 1n, '0'), line(334n, 1n, '0')],
    discount: { type: 'flat', amount: 100n },
    expected: ['333 / 33 / 0 / 300', '333 / 33 / 0 / 300', '334 / 34 / 0 / 300'],
    total: '1000 / 100 / 0 / 900',
  },
  {
    name: 'a prorated change with a credited line',
    lines: [
      line(25_000n, 1n, NEW_YORK, prorated),
      line(3_000n, 20n, NEW_YORK, prorated),
      line(1_000n, -5n, NEW_YORK, prorated),
    ],
    expected: ['22628 / 0 / 2009 / 24637', '54308 / 0 / 4820 / 59128', '-4526 / 0 / -401 / -4927'],
    total: '72410 / 0 / 6428 / 78838',
  },
  {
    name: 'a price of 10,000 at 0.62305 of a period',
    lines: [line(10_000n, 1n, '0', { proration: decimal('0.62305') })],
    expected: ['6230 / 0 / 0 / 6230'],
  },
  {
    name: 'a downgrade at half of the period',
    lines: [line(10_000n, -1n, '0.2', half), line(4_000n, 1n, '0.2', half)],
    expected: ['-5000 / 0 / -1000 / -6000', '2000 / 0 / 400 / 2400'],
    total: '-3000 / 0 / -600 / -3600',
  },
];
