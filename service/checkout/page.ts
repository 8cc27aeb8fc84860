import type { Html } from '../pages/html.ts';
import * as pages from '../pages/page.ts';

const SITE: pages.Site = {
  stylesheet: 'checkout/style.css',
  note: 'Sandbox: no money moves. Pay with a test card.',
};

export function page(title: string, content: Html): string {
  return pages.page(SITE, title, content);
}

/** A page without a form. */
export function messagePage(title: string, ...paragraphs: readonly string[]): string {
  return pages.messagePage(SITE, title, ...paragraphs);
}
