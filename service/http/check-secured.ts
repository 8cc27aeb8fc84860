import type { Route } from '@billing/server';

import { PUBLIC_OPERATIONS } from './public-context.ts';

/**
 * Checks that every operation requires an API key, except those that are public on purpose. @throws Error
 * with the others.
 */
export function checkSecured(routes: readonly Pick<Route, 'id' | 'security'>[]): void {
  const open = routes
    .filter(({ id }) => !PUBLIC_OPERATIONS.includes(id))
    .filter(
      ({ security }) => security === 'public' || security.length === 0 || security.some((all) => all.length === 0),
    )
    .map(({ id }) => id);
  if (open.length === 0) return;
  throw new Error(
    `The spec requires no API key for ${open.join(', ')}. Add a permission to "security", such as [{ apiKey: [customer.read] }], ` +
      'or [{ apiKey: [] }] for any valid key, and run npm run generate.',
  );
}
