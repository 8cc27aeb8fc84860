import type { Html } from '../pages/html.ts';
import * as pages from '../pages/page.ts';
import type { Rules } from '../services.ts';

/** The pages of an environment. */
export type Environment = Pick<Rules, 'environment'>;

/** All pages are in one folder, so that this holds behind a proxy that adds a path. */
function siteOf({ environment }: Environment): pages.Site {
  const stylesheet = 'style.css';
  return environment === 'live' ? { stylesheet } : { stylesheet, note: 'Sandbox: no money moves.' };
}

export function page(environment: Environment, title: string, content: Html): string {
  return pages.page(siteOf(environment), title, content);
}

/** A page without a form. */
export function messagePage(environment: Environment, title: string, ...paragraphs: readonly string[]): string {
  return pages.messagePage(siteOf(environment), title, ...paragraphs);
}
