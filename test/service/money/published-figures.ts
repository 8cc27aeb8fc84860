import type { LineTaxMode } from '../../../service/money/cart.ts';

/** `subtotal / discount / tax / total`, of a line or of one unit of it. */
type Figures = `${number} / ${number} / ${number} / ${number}`;

/** A line of a transaction or a preview, with every figure that is published for it. */
export interface PublishedLine {
  readonly unitPrice: number;
  readonly quantity: number;
  readonly taxRate: string;
  readonly taxMode?: LineTaxMode;
  readonly discount?: { readonly type: 'percentage' | 'flat_per_seat'; readonly amount: number };
  /** The rate of the rest of a billing period. */
  readonly proration?: string;
  readonly line: Figures;
  /** Null where only the figures of the line are published. */
  readonly unit: Figures | null;
}

/** Sales tax of New York City, which makes an exact half of a unit of many prices. */
const NEW_YORK = '0.08875';

const TEN_PER_CENT = { discount: { type: 'percentage', amount: 10 } } as const;
const PRORATED = { taxRate: NEW_YORK, proration: '0.90513' } as const;
const CREDITED = { taxRate: NEW_YORK, proration: '0.62305' } as const;

/** One whose unit has the same figures, because there is only one. */
function single(unitPrice: number, taxRate: string, line: Figures, rest: Partial<PublishedLine> = {}): PublishedLine {
  return { unitPrice, quantity: 1, taxRate, line, unit: line, ...rest };
}

/**
 * The distinct line and unit totals in the examples of the public document whose domain this service shares,
 * and in the sample responses that were published with it. Prices in pounds and rupees are those after the
 * conversion.
 */
export const publishedLines: readonly PublishedLine[] = [
  {
    unitPrice: 3_000,
    quantity: 10,
    taxRate: NEW_YORK,
    line: '30000 / 0 / 2662 / 32662',
    unit: '3000 / 0 / 266 / 3266',
  },
  {
    unitPrice: 3_000,
    quantity: 20,
    taxRate: NEW_YORK,
    line: '60000 / 0 / 5325 / 65325',
    unit: '3000 / 0 / 266 / 3266',
  },
  {
    unitPrice: 3_000,
    quantity: 50,
    taxRate: NEW_YORK,
    line: '150000 / 0 / 13312 / 163312',
    unit: '3000 / 0 / 266 / 3266',
  },
  { unitPrice: 1_000, quantity: 5, taxRate: NEW_YORK, line: '5000 / 0 / 444 / 5444', unit: '1000 / 0 / 89 / 1089' },
  {
    unitPrice: 50_000,
    quantity: 20,
    taxRate: NEW_YORK,
    line: '1000000 / 0 / 88750 / 1088750',
    unit: '50000 / 0 / 4437 / 54437',
  },
  single(10_000, NEW_YORK, '10000 / 0 / 887 / 10887'),
  single(19_900, NEW_YORK, '19900 / 0 / 1766 / 21666'),
  single(25_000, NEW_YORK, '25000 / 0 / 2219 / 27219'),
  single(28_500, NEW_YORK, '28500 / 0 / 2529 / 31029'),
  single(300_000, NEW_YORK, '300000 / 0 / 26625 / 326625'),
  {
    unitPrice: 50_000,
    quantity: 50,
    taxRate: NEW_YORK,
    ...TEN_PER_CENT,
    line: '2500000 / 250000 / 199687 / 2449687',
    unit: '50000 / 5000 / 3994 / 48994',
  },
  {
    unitPrice: 30_000,
    quantity: 20,
    taxRate: NEW_YORK,
    ...TEN_PER_CENT,
    line: '600000 / 60000 / 47925 / 587925',
    unit: '30000 / 3000 / 2396 / 29396',
  },
  single(300_000, NEW_YORK, '300000 / 30000 / 23962 / 293962', TEN_PER_CENT),
  single(19_900, NEW_YORK, '19900 / 1990 / 1590 / 19500', TEN_PER_CENT),

  single(25_000, NEW_YORK, '22628 / 0 / 2009 / 24637', PRORATED),
  { unitPrice: 3_000, quantity: 20, ...PRORATED, line: '54308 / 0 / 4820 / 59128', unit: '2715 / 0 / 241 / 2956' },
  { unitPrice: 1_000, quantity: -5, ...PRORATED, line: '-4526 / 0 / -401 / -4927', unit: '905 / 0 / 80 / 985' },
  { unitPrice: 10_000, quantity: 1, ...CREDITED, line: '6230 / 0 / 553 / 6783', unit: null },
  { unitPrice: 3_000, quantity: 10, ...CREDITED, line: '18691 / 0 / 1659 / 20350', unit: null },
  { unitPrice: 3_000, quantity: 20, taxRate: NEW_YORK, proration: '0', line: '0 / 0 / 0 / 0', unit: '0 / 0 / 0 / 0' },

  { unitPrice: 3_000, quantity: 10, taxRate: '0.19', line: '30000 / 0 / 5700 / 35700', unit: '3000 / 0 / 570 / 3570' },
  single(10_000, '0.19', '10000 / 0 / 1900 / 11900'),

  { unitPrice: 2_400, quantity: 10, taxRate: '0.2', line: '24000 / 0 / 4800 / 28800', unit: '2400 / 0 / 480 / 2880' },
  single(8_001, '0.2', '8001 / 0 / 1600 / 9601'),
  single(15_923, '0.2', '15923 / 0 / 3185 / 19108'),
  { unitPrice: 2_409, quantity: 10, taxRate: '0.2', line: '24090 / 0 / 4818 / 28908', unit: '2409 / 0 / 482 / 2891' },
  single(8_029, '0.2', '8029 / 0 / 1606 / 9635'),
  single(15_978, '0.2', '15978 / 0 / 3196 / 19174'),
  single(2_439, '0.2', '2439 / 10 / 486 / 2915', { discount: { type: 'flat_per_seat', amount: 10 } }),
  {
    unitPrice: 4_000,
    quantity: 5,
    taxRate: '0.2',
    taxMode: 'internal',
    line: '16667 / 0 / 3333 / 20000',
    unit: '3333 / 0 / 667 / 4000',
  },
  {
    unitPrice: 3_000,
    quantity: 10,
    taxRate: '0.2',
    taxMode: 'internal',
    line: '25000 / 0 / 5000 / 30000',
    unit: '2500 / 0 / 500 / 3000',
  },

  { unitPrice: 3_000, quantity: 10, taxRate: '0.21', line: '30000 / 0 / 6300 / 36300', unit: '3000 / 0 / 630 / 3630' },
  single(10_000, '0.21', '10000 / 0 / 2100 / 12100'),
  single(19_900, '0.21', '19900 / 0 / 4179 / 24079'),

  {
    unitPrice: 250_538,
    quantity: 10,
    taxRate: '0.18',
    line: '2505380 / 0 / 450968 / 2956348',
    unit: '250538 / 0 / 45097 / 295635',
  },
  single(2_087_813, '0.18', '2087813 / 0 / 375806 / 2463619'),
  single(1_661_899, '0.18', '1661899 / 0 / 299142 / 1961041'),

  {
    unitPrice: 30_000,
    quantity: 20,
    taxRate: '0',
    ...TEN_PER_CENT,
    line: '600000 / 60000 / 0 / 540000',
    unit: '30000 / 3000 / 0 / 27000',
  },
  {
    unitPrice: 3_000,
    quantity: 20,
    taxRate: '0',
    ...TEN_PER_CENT,
    line: '60000 / 6000 / 0 / 54000',
    unit: '3000 / 300 / 0 / 2700',
  },
  single(10_000, '0', '10000 / 1000 / 0 / 9000', TEN_PER_CENT),
  single(19_900, '0', '19900 / 1990 / 0 / 17910', TEN_PER_CENT),
];
