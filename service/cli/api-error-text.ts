import { ApiError, InvalidRequestError } from '@billing/client';

import type { Configuration } from './configuration.ts';

/** What to do about some error codes, which only this program knows. */
const REMEDIES: Readonly<Record<string, (configuration: Configuration, program: string, detail: string) => string>> = {
  invalid_token: wrongKeyText,
  forbidden: () => 'Use a key that has it: npm run operator -- api-key create --help shows how to create one.',
  notification_maximum_active_settings_reached: (_, program) =>
    `${program} destinations update ID --active false does that.`,
  internal_error: () => 'The log of the service has the reason.',
};

/** The reason of an API error and the remedy, for the user. Undefined for other errors. */
export function apiErrorText(error: unknown, configuration: Configuration, program: string): string | undefined {
  if (error instanceof InvalidRequestError) return `${faultsText(error.faults)}.`;
  if (!(error instanceof ApiError)) return undefined;
  const { body, code, fields, requestId, status } = error;
  const { error: { detail } = {} } = body as { readonly error?: { readonly detail?: string } };
  const what =
    fields.length > 0 ? `${faultsText(fields)}.` : (detail ?? `The service responded with status ${status}.`);
  const remedy = REMEDIES[code ?? '']?.(configuration, program, what);
  const reference = [code, requestId && `request ${requestId}`].filter((part) => part !== undefined).join(', ');
  return [what, remedy, `(${reference})`].filter((part) => part !== undefined).join(' ');
}

/** The error code of an API error; undefined for any other error. */
export function apiErrorCode(error: unknown): string | undefined {
  return error instanceof ApiError ? error.code : undefined;
}

function faultsText(faults: readonly { readonly field: string; readonly message: string }[]): string {
  return faults.map(({ field, message }) => `${field} ${message}`.trim()).join('; ');
}

function wrongKeyText({ url, key, keyFrom }: Configuration, _program: string, detail: string): string {
  if (detail.includes('expired'))
    return "It expired in the account's time, which a test clock can have moved: npm run operator -- api-key create.";
  const environment = key.startsWith('svc_apikey_live_') ? 'live' : 'sandbox';
  return `The key of ${keyFrom} is for the ${environment} environment; ${url} does not accept it. Set BILLING_API_KEY and BILLING_URL to the same environment.`;
}
