import type { ShownDestination } from '../notification-settings/confirm-address.ts';
import { form } from '../pages/form.ts';
import { html } from '../pages/html.ts';
import * as pages from '../pages/page.ts';
import type { Rules } from '../services.ts';

const TITLE = 'Confirm your address';

/** The pages that confirm the address of an email destination. */
export function verificationPages({ environment }: Pick<Rules, 'environment'>) {
  // In one folder with the stylesheet, so that this holds behind a proxy that adds a path.
  const stylesheet = 'style.css';
  const site = environment === 'live' ? { stylesheet } : { stylesheet, note: 'Sandbox: for tests.' };
  const message = (title: string, ...paragraphs: readonly string[]): string =>
    pages.messagePage(site, title, ...paragraphs);
  return {
    confirmPage: ({ setting, account }: ShownDestination): string =>
      pages.page(
        site,
        TITLE,
        html`<h1>${TITLE}</h1>
          <p>${account} wants to send notifications about its billing to ${setting.destination}.</p>
          ${form('confirm', html`<button type="submit">Confirm</button>`)}
          <p class="muted">If you did not expect this, close the page. Nothing is sent without a confirmation.</p>`,
      ),

    confirmedPage: ({ setting, account }: ShownDestination): string =>
      message(
        'Address confirmed',
        `${setting.destination} now receives notifications of ${account}.`,
        ...(setting.active ? [] : ['The destination is inactive: its owner has to activate it first.']),
      ),

    invalidLinkPage: (): string =>
      message(
        'Link not found',
        'This link leads nowhere. Check that you copied all of it. If the destination was changed or deleted, the link no longer works.',
      ),

    expiredLinkPage: (): string =>
      message('Link expired', 'This link worked for three days. Let the owner of the destination send a new one.'),

    otherSitePage: (): string =>
      message('Nothing was changed', 'This form was sent from another website. Open the link of the email again.'),

    tooManyRequestsPage: (seconds: number): string =>
      message('Too many requests', `Please wait ${seconds} seconds, then load this page again.`),

    errorPage: (): string => message('Something went wrong', 'The page could not be shown. Load it again in a moment.'),
  };
}
