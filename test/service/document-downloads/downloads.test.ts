import { beforeAll, describe, expect, test } from 'vitest';

import type { TransactionRead } from '@billing/types';

import { DOCUMENT_LINK } from '../../../service/links/document-link.ts';
import { openLink, signedLink } from '../../../service/links/signed-link.ts';
import { DOCUMENT_RATE_CLASS } from '../../../service/document-downloads/rate-limit.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { eachService } from '../../support/service.ts';
import { rateLimits } from '@billing/server';
import { expectError } from '../http/expect-error.ts';
import { type AdjustedSale, newAdjustedSale, REFUND } from '../adjustments/completed-sale.ts';
import { pageTexts } from '../documents/pdf-text.ts';

const HOUR = 3_600_000;
const clock = new ManualClock();

eachService(
  'links to documents',
  (service) => {
    let sale: AdjustedSale;

    beforeAll(async () => {
      sale = await newAdjustedSale(service());
    });

    const invoice = (id: string, query = '') => sale.call('GET', `/transactions/${id}/invoice${query}`);
    const note = (id: string) => sale.call('GET', `/adjustments/${id}/credit-note`);
    const urlOf = async (response: Response) => {
      expect(response.status).toBe(200);
      const { data } = (await response.json()) as { data: { url: string } };
      return data.url;
    };
    const invoiceUrl = async ({ id }: Pick<TransactionRead, 'id'>, query = '') => urlOf(await invoice(id, query));

    test('an invoice is a PDF file with its number, that the link returns without a key', async () => {
      const completed = await sale.completed();
      const response = await fetch(await invoiceUrl(completed));
      expect(response.status).toBe(200);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="invoice-${completed.invoice_number}.pdf"`,
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      });
      const text = (await pageTexts(new Uint8Array(await response.arrayBuffer()))).join(' ');
      expect(text).toContain(completed.invoice_number);
      expect(text).toContain('Test account');
      expect(text).toContain('544.50');
    });

    test('disposition=inline lets a browser show the file', async () => {
      const response = await fetch(await invoiceUrl(await sale.completed(), '?disposition=inline'), { method: 'HEAD' });
      expect(response.headers.get('content-disposition')).toMatch(/^inline; filename="invoice-/);
      await expectError(await invoice((await sale.completed()).id, '?disposition=print'), 'invalid_field');
    });

    test('a credit note is a PDF file with its own number once the refund is approved', async () => {
      const completed = await sale.completed();
      const { id } = await sale.adjusted(completed, REFUND);
      await expectError(await note(id), 'adjustment_credit_note_not_available');
      await sale.approved(id);
      const response = await fetch(await urlOf(await note(id)));
      const name = /filename="credit-note-(\d+-CN-\d{5})\.pdf"/.exec(response.headers.get('content-disposition') ?? '');
      const text = (await pageTexts(new Uint8Array(await response.arrayBuffer()))).join(' ');
      expect(text).toContain(name?.[1]);
      expect(text).toContain(completed.invoice_number);
      expect(text).toContain('Ordered twice');
      const rejected = await sale.adjusted(await sale.completed(), REFUND);
      await sale.operate('adjustment reject', {}, rejected.id);
      await expectError(await note(rejected.id), 'adjustment_credit_note_not_available');
    });

    test('credit notes are numbered without gaps', async () => {
      const own = await newAdjustedSale(service(), await service().newAccount());
      const numbers = [];
      for (const reason of ['First', 'Second']) {
        const { id } = await own.adjusted(await own.completed(), { ...REFUND, reason });
        await own.approved(id);
        const { credit_note_number } = await service()
          .services.db.selectFrom('adjustments')
          .select('credit_note_number')
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        numbers.push(credit_note_number?.replace(/^\d+-/, ''));
      }
      expect(numbers).toEqual(['CN-10001', 'CN-10002']);
    });

    test('only a transaction that is billed or completed, as its collection demands, has an invoice', async () => {
      const automatic = await sale.billed({ collection_mode: 'automatic', billing_details: null });
      for (const { id } of [await sale.draft(), await sale.ready(), automatic])
        await expectError(await invoice(id), 'transaction_invoice_not_available');
      const billed = await sale.billed();
      await invoiceUrl(billed);
      await sale.update(billed.id, { status: 'canceled' });
      await expectError(await invoice(billed.id), 'transaction_invoice_not_available');
    });

    test('a transaction with the total 0 has no invoice', async () => {
      const discount_id = await sale.discount({ type: 'percentage', amount: '100' });
      const billed = await sale.billed({ discount_id });
      expect(billed.details.totals.total).toBe('0');
      await expectError(await invoice(billed.id), 'transaction_invoice_not_available');
    });

    describe('a link', () => {
      test('expires after one hour', async () => {
        const url = await invoiceUrl(await sale.completed());
        clock.advance(HOUR - 1);
        expect((await fetch(url)).status).toBe(200);
        clock.advance(1);
        const expired = await fetch(url);
        expect(expired.status).toBe(410);
        expect(await expired.text()).toContain('expired');
      });

      test('leads to nothing when any of its characters is changed', async () => {
        const url = await invoiceUrl(await sale.completed());
        const [address, token = ''] = url.split('token=');
        for (const at of [4, 20, 40, Math.floor(token.length / 2), token.length - 2]) {
          const changed = `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`;
          expect((await fetch(`${address}token=${changed}`)).status).toBe(404);
        }
        for (const query of [
          '',
          '?token=',
          '?token=v1.',
          '?token=a&token=b',
          '?token=%00',
          `?token=${'a'.repeat(4_000)}`,
        ])
          expect((await fetch(`${service().url}/documents${query}`)).status).toBe(404);
      });

      test('made of another secret of the service leads to nothing', () => {
        const { services } = service();
        const sealed = services.secrets.seal(
          JSON.stringify({ kind: 'invoice', until: Number.MAX_SAFE_INTEGER }),
          'other',
        );
        expect(openLink(services, DOCUMENT_LINK, sealed)).toBe('invalid');
        const document = { kind: 'invoice', accountId: 'acme', id: 'txn_1', disposition: 'inline' } as const;
        const url = signedLink(services, DOCUMENT_LINK, 'https://api.billing.example', document);
        expect(openLink(services, DOCUMENT_LINK, url.split('token=')[1]!)).toEqual(document);
      });

      test('does not show in its token what it leads to', async () => {
        const completed = await sale.completed();
        const url = await invoiceUrl(completed);
        const token = Buffer.from(url.split(/token=v2\.[0-9a-f]{8}\./)[1]!, 'base64url').toString('latin1');
        expect(token).not.toContain(completed.id);
        expect(token).not.toContain(sale.accountId);
      });
    });
  },
  { clock },
);

eachService(
  'the rate limit of documents',
  (service) => {
    test('rejects downloads with 429', async () => {
      const rejected = await fetch(`${service().url}/documents?token=x`);
      expect(rejected.status).toBe(429);
      expect(rejected.headers.get('retry-after')).toBe('42');
      expect(Object.keys(rateLimits)).not.toContain(DOCUMENT_RATE_CLASS);
    });
  },
  {
    limiter: {
      check: async (_address, rateClass) =>
        rateClass === DOCUMENT_RATE_CLASS ? { allowed: false, retryAfterSeconds: 42 } : { allowed: true },
    },
  },
);
