import { expect } from 'vitest';

/** A page of the checkout as a browser without JavaScript gets it. */
export interface Seen {
  readonly status: number;
  readonly html: string;
  /** The text of the page without its markup. */
  readonly text: string;
  readonly title: string;
}

/** A customer with the link of a checkout. */
export interface Buyer {
  open(): Promise<Seen>;
  /** Sends a form to the address of the page, and follows the redirect. */
  send(fields: Readonly<Record<string, string>>): Promise<Seen>;
}

export const CARD = {
  step: 'pay',
  card_number: '4242 4242 4242 4242',
  card_expiry: '11/35',
  cardholder_name: 'Jo Sample',
};

export function buyerWith(url: string): Buyer {
  const open = async (): Promise<Seen> => seen(await fetch(url));
  return {
    open,
    async send(fields) {
      const response = await fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
      if (response.status !== 303) return seen(response);
      expect(new URL(response.headers.get('location')!, url).href, 'the redirect leads to the same page').toBe(url);
      return open();
    },
  };
}

export async function seen(response: Response): Promise<Seen> {
  const html = await response.text();
  const text = html
    .replace(/<head>.*<\/head>/s, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll(/\s+/g, ' ');
  return { status: response.status, html, text, title: /<title>(.*)<\/title>/.exec(html)?.[1] ?? '' };
}

/** The value of a hidden or visible field. */
export function valueOf({ html }: Seen, name: string): string | undefined {
  return new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(html)?.[1];
}
