import type { Route } from '@billing/server';

/** Checks that every operation requires an API key. @throws Error with the operations that don't. */
export function checkSecured(routes: readonly Pick<Route, 'id' | 'security'>[]): void {
  const open = routes.filter(({ security }) => security === 'public' || security.length === 0).map(({ id }) => id);
  if (open.length === 0) return;
  throw new Error(
    `The spec requires no API key for ${open.join(', ')}. Add a permission to "security", such as [{ apiKey: [customer.read] }], ` +
      'or [{ apiKey: [] }] for any valid key, and run npm run generate.',
  );
}
