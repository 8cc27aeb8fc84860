import { ApiError, InvalidRequestError } from '@billing/client';

import type { Configuration } from './configuration.ts';

/** What to do about codes that come up here, where the service can't know it. */
const WAYS_OUT: Readonly<Record<string, (configuration: Configuration, program: string) => string>> = {
  invalid_token: wrongKey,
  forbidden: () => 'Use a key that has it: npm run operator -- api-key create --help tells how to make one.',
  notification_maximum_active_settings_reached: (_, program) =>
    `${program} destinations update ID --active false does that.`,
  internal_error: () => 'The log of the service says why.',
};

/** Why the API refused, and the way out: for a person. Undefined for an error that is no refusal. */
export function refusalText(error: unknown, configuration: Configuration, program: string): string | undefined {
  if (error instanceof InvalidRequestError) return `${inWords(error.faults)}.`;
  if (!(error instanceof ApiError)) return undefined;
  const { body, code, fields, requestId, status } = error;
  const { error: { detail } = {} } = body as { readonly error?: { readonly detail?: string } };
  const what = fields.length > 0 ? `${inWords(fields)}.` : (detail ?? `The service answered with ${status}.`);
  const way = WAYS_OUT[code ?? '']?.(configuration, program);
  const reference = [code, requestId && `request ${requestId}`].filter((part) => part !== undefined).join(', ');
  return [what, way, `(${reference})`].filter((part) => part !== undefined).join(' ');
}

/** The code of a refusal; undefined for any other error. */
export function refusalCode(error: unknown): string | undefined {
  return error instanceof ApiError ? error.code : undefined;
}

function inWords(faults: readonly { readonly field: string; readonly message: string }[]): string {
  return faults.map(({ field, message }) => `${field} ${message}`.trim()).join('; ');
}

function wrongKey({ url, key, keyFrom }: Configuration): string {
  const environment = key.startsWith('svc_apikey_live_') ? 'live' : 'sandbox';
  return `The key of ${keyFrom} is for the ${environment} environment; ${url} does not take it. Set BILLING_API_KEY and BILLING_URL so that they belong together.`;
}
