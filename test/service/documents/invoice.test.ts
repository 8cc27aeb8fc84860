import { expect, test } from 'vitest';

import { createDocuments } from '../../../service/documents/create-documents.ts';
import { MINOR_DIGITS } from '../../../service/money/currencies.ts';
import { parsedDecimal } from '../../../service/money/decimal.ts';
import { cartLine, invoiceSource, transactionOf } from './document-fixtures.ts';
import { pageTexts, textsOutside } from './pdf-text.ts';

const documents = createDocuments();
const undiscounted = { discount: null, availableCredit: 0n, captured: 0n } as const;

test('shows the parties, dates, payment terms, lines, tax and totals of a transaction', async () => {
  const [page, ...others] = await pageTexts(await documents.invoice(invoiceSource()));
  expect(others).toEqual([]);
  const parts = [
    'Works Software Invoice',
    'Billed to Sample Works B.V. Jo Sample 1 Example Street 3511 AB Utrecht Netherlands jo@customer.example',
    'Company number: 80123456 Tax number: NL000099998B57',
    'Invoice number INV-2026-00042 Invoice date 3 March 2026 Payment due 17 March 2026 Payment terms 14 days',
    'Purchase order PO-2026-117 Billing period 3 March 2026 to 3 April 2026',
    'Transaction txn_01kjsbce1a0ytpbdy6g15bxmcp',
    'Description Quantity Unit price Subtotal Tax rate Tax Total',
    'Team plan 10 €30.00 €300.00 21% €63.00 €363.00 Monthly',
    'Subtotal €300.00 Tax €63.00 Total €363.00 Balance due €363.00',
    'Tax by rate Tax rate Taxable amount Tax Total 21% €300.00 €63.00 €363.00',
    'Pay online https://shop.works.example/pay',
    'Invoice INV-2026-00042 Page 1 of 1',
  ];
  expect(page).toBe(parts.join(' '));
});

test('shows discounts, applied credit, payments and what remains due', async () => {
  const transaction = transactionOf('USD', {
    lines: [cartLine(10_000n, 2n, '0.1'), cartLine(1_000n, 1n, '0')],
    discount: { type: 'percentage', share: parsedDecimal('0.5') },
    availableCredit: 1_000n,
    captured: 2_500n,
  });
  const [page] = await pageTexts(await documents.invoice(invoiceSource({ transaction, dueAt: null })));
  expect(page).toContain('Unit price Subtotal Discount Tax rate Tax Total');
  expect(page).toContain('Product 1 2 $100.00 $200.00 $100.00 10% $10.00 $110.00');
  expect(page).toContain('Subtotal $210.00 Discount -$105.00 Tax $10.00 Total $115.00');
  expect(page).toContain('Credit applied -$10.00 Total after credit $105.00 Paid -$25.00 Balance due $80.00');
  expect(page).toContain('0% $5.00 $0.00 $5.00');
  expect(page).toContain('Payments Method Date Amount Card ending in 4242 2 March 2026 $25.00');
  expect(page).not.toContain('Payment due');
});

test('shows the credited lines of a change, and what they add to the balance', async () => {
  const half = { proration: parsedDecimal('0.5') };
  const lines = [cartLine(10_000n, -1n, '0.2', half), cartLine(4_000n, 1n, '0.2', half)];
  const transaction = transactionOf('EUR', { ...undiscounted, lines });
  const [page] = await pageTexts(await documents.invoice(invoiceSource({ transaction })));
  expect(page).toContain('Product 1 -1 €50.00 -€50.00 20% -€10.00 -€60.00');
  expect(page).toContain('Prorated: 50% of a period, 2 March 2026 to 2 April 2026');
  expect(page).toContain('Total -€36.00 Credited to your balance €36.00 Total after credit €0.00 Balance due €0.00');
});

test('continues 100 lines on more pages, each with the headings and its number', async () => {
  const lines = Array.from({ length: 100 }, (_, index) => cartLine(BigInt(1_000 + index), 2n, '0.08875'));
  const transaction = transactionOf('USD', { ...undiscounted, lines });
  const bytes = await documents.invoice(invoiceSource({ transaction }));
  const pages = await pageTexts(bytes);
  expect(pages.length).toBeGreaterThan(3);
  for (const [index, page] of pages.entries()) {
    expect(page).toContain('Description Quantity Unit price Subtotal Tax rate Tax Total');
    expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
  }
  const amount = (digits: string): string => `$${digits.slice(0, -2)}.${digits.slice(-2)}`;
  for (const [index, { totals, unit_totals }] of transaction.details.line_items.entries()) {
    const [unit, subtotal] = [unit_totals, totals].map((each) => amount(each.subtotal));
    const row = `Product ${index + 1} 2 ${unit} ${subtotal} 8.875% ${amount(totals.tax)} ${amount(totals.total)}`;
    expect(pages.join(' ')).toContain(row);
  }
  expect(await textsOutside(bytes)).toEqual([]);
});

test('keeps the largest amounts and the longest names on the page', async () => {
  const lines = [cartLine(999_999_999_999n, 999n, '0.088751')];
  const discount = { type: 'percentage', share: parsedDecimal('0.1') } as const;
  const transaction = transactionOf('VND', { ...undiscounted, lines, discount }, () => 'W'.repeat(200));
  const information = 'Line\n'.repeat(300);
  const bytes = await documents.invoice(
    invoiceSource({
      accountName: 'M'.repeat(200),
      transaction: {
        ...transaction,
        billing_details: {
          enable_checkout: false,
          purchase_order_number: 'P'.repeat(100),
          additional_information: information,
          payment_terms: { interval: 'month', frequency: 1 },
        },
      },
    }),
  );
  const pages = await pageTexts(bytes);
  expect(pages.join(' ')).toContain('₫998,999,999,999,001');
  expect(pages.join(' ').match(/\bLine\b/g)).toHaveLength(300);
  expect(await textsOutside(bytes)).toEqual([]);
});

test('shows names in Latin, Greek, Cyrillic and Devanagari letters, Chinese characters, kana and Hangul', async () => {
  const names = [
    '株式会社サンプル',
    'Нурлан Ґудзь',
    '深圳市样品有限公司',
    '서울특별시 중구 세종대로',
    'Πάτρα',
    '臺北市',
    'Łódź, Nguyễn',
    'मुंबई',
  ] as const;
  const [accountName, customer, business, first_line, second_line, city, region, product] = names;
  const source = invoiceSource();
  const lines = [cartLine(5_000n, 1n, '0.1')];
  const bytes = await documents.invoice({
    ...source,
    accountName,
    customer: { ...source.customer, name: customer },
    business: { ...source.business!, name: business },
    address: { ...source.address!, first_line, second_line, city, region },
    transaction: transactionOf('JPY', { ...undiscounted, lines }, () => product),
  });
  const [page] = await pageTexts(bytes);
  for (const name of names) expect(page).toContain(name);
  expect(page).not.toContain('\uFFFD');
});

test('shows a replacement for a character that no font has, and explains it', async () => {
  const source = invoiceSource();
  const bytes = await documents.invoice({ ...source, customer: { ...source.customer, name: 'Ali علي' } });
  const [page] = await pageTexts(bytes);
  expect(page).toContain('Ali \uFFFD\uFFFD\uFFFD');
  expect(page).toContain('The character \uFFFD stands for one that the fonts of this document do not have.');
});

test.each(Object.entries(MINOR_DIGITS))('shows amounts in %s with %i decimals', async (currency, digits) => {
  const lines = [cartLine(1_234_567n, 1n, '0')];
  const transaction = transactionOf('USD', { ...undiscounted, lines });
  const source = invoiceSource({ transaction: { ...transaction, currency_code: currency } });
  const [page] = await pageTexts(await documents.invoice(source));
  expect(page).toMatch(digits === 0 ? /Balance due \D+1,234,567 Tax/ : /Balance due \D+12,345\.67 Tax/);
  expect(page).not.toContain('\uFFFD');
});

test('has the same bytes for the same transaction, and other bytes for another', async () => {
  const first = await documents.invoice(invoiceSource());
  expect(await documents.invoice(invoiceSource())).toEqual(first);
  expect(await createDocuments().invoice(invoiceSource())).toEqual(first);
  expect(await documents.invoice(invoiceSource({ accountName: 'Works' }))).not.toEqual(first);
});

test('rejects a currency that the service does not have', async () => {
  const source = invoiceSource();
  const transaction = { ...source.transaction, currency_code: 'XXX' };
  const created = documents.invoice({ ...source, transaction });
  await expect(created).rejects.toThrow('amounts of the currency XXX have no known format');
});
