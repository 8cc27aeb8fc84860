import { expect, test } from 'vitest';

import { createDocuments } from '../../../service/documents/create-documents.ts';
import { creditNoteSource } from './document-fixtures.ts';
import { pageTexts } from './pdf-text.ts';

const documents = createDocuments();

test('shows the parties, the invoice, the lines, tax, totals and reason of an adjustment', async () => {
  const [page, ...others] = await pageTexts(await documents.creditNote(creditNoteSource()));
  expect(others).toEqual([]);
  const parts = [
    'Works Software Credit note',
    'Credited to Sample Works B.V. Jo Sample 1 Example Street 3511 AB Utrecht Netherlands jo@customer.example',
    'Company number: 80123456 Tax number: NL000099998B57',
    'Credit note number CN-2026-00007 Credit note date 6 March 2026',
    'For invoice INV-2026-00041 Invoice date 2 March 2026 Type Refund Status Pending approval',
    'Adjustment adj_01kk1mknzt7r5h6he6f51fz77p Transaction txn_01kjpy63e56f00fm8ymzvx4628',
    'Description Subtotal Tax Total Team plan €30.00 €6.30 €36.30',
    'Subtotal €30.00 Tax €6.30 Total credited €36.30',
    'Tax by rate Tax rate Taxable amount Tax Total 21% €30.00 €6.30 €36.30',
    'Reason One seat too many',
    'Credit note CN-2026-00007 Page 1 of 1',
  ];
  expect(page).toBe(parts.join(' '));
});

test('shows a buyer without a business and without an address by name and email address', async () => {
  const source = creditNoteSource({ address: null, business: null, number: null });
  const [page] = await pageTexts(await documents.creditNote(source));
  expect(page).toContain('Credited to Jo Sample jo@customer.example Credit note date');
});

test('names the lines of which only the tax is credited', async () => {
  const { adjustment } = creditNoteSource();
  const items = adjustment.items.map((item) => ({
    ...item,
    type: 'tax',
    totals: { subtotal: '0', tax: '630', total: '630' },
  }));
  const [page] = await pageTexts(
    await documents.creditNote(creditNoteSource({ adjustment: { ...adjustment, items } })),
  );
  expect(page).toContain('Team plan €0.00 €6.30 €6.30 Tax only');
});

test('has the same bytes for the same adjustment', async () => {
  expect(await documents.creditNote(creditNoteSource())).toEqual(await documents.creditNote(creditNoteSource()));
});
