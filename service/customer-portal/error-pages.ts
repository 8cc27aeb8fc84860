import { type Environment, messagePage } from './page.ts';

/** The pages for links and requests that lead nowhere. */
export function errorPages(environment: Environment) {
  return {
    invalidLinkPage: (): string =>
      messagePage(environment, 'Link not found', 'This link leads nowhere. Check that you copied all of it.'),

    expiredLinkPage: (): string =>
      messagePage(
        environment,
        'Link expired',
        'For your safety, this link worked for an hour only. Ask the seller for a new one.',
      ),

    otherSitePage: (): string =>
      messagePage(
        environment,
        'Nothing was changed',
        'This form was sent from another website. Open the link again that you got from the seller.',
      ),

    tooManyRequestsPage: (seconds: number): string =>
      messagePage(environment, 'Too many requests', `Please wait ${seconds} seconds, then load this page again.`),

    errorPage: (): string =>
      messagePage(environment, 'Something went wrong', 'The page could not be shown. Load it again in a moment.'),
  };
}
