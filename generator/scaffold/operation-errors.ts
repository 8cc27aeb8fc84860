import { reference } from './yaml-text.ts';

/** The response in `responses.yaml` for each error status. */
const RESPONSES: Readonly<Record<string, string>> = {
  400: 'ErrorBadRequest',
  401: 'ErrorUnauthorized',
  403: 'ErrorForbidden',
  404: 'ErrorNotFound',
  409: 'ErrorConflict',
  413: 'ErrorPayloadTooLarge',
  415: 'ErrorUnsupportedMediaType',
  429: 'ErrorTooManyRequests',
  431: 'ErrorHeadersTooLarge',
  500: 'ErrorInternal',
  503: 'ErrorUnavailable',
};

export const ERROR_STATUSES: readonly string[] = Object.keys(RESPONSES);

export function errorResponse(status: number): object {
  return { [status]: reference(`../responses.yaml#/${RESPONSES[status]}`) };
}

/**
 * The error codes that operations share, in their order in an operation, with the sets that contain them: S for every
 * operation, P with a permission, G without a body, L with a query, I with an ID in the path, B with a body.
 */
const SHARED: readonly (readonly [code: string, sets: string])[] = [
  ['invalid_token', 'S'],
  ['forbidden', 'P'],
  ['invalid_version', 'S'],
  ['bad_request', 'BI'],
  ['not_found', 'I'],
  ['invalid_json', 'B'],
  ['invalid_field', 'BL'],
  ['unsupported_media_type', 'B'],
  ['request_body_too_large', 'B'],
  ['unexpected_request_body', 'G'],
  ['request_headers_too_large', 'S'],
  ['too_many_requests', 'S'],
  ['internal_error', 'S'],
  ['service_unavailable', 'S'],
];

/** @param sets separated by spaces */
export function sharedErrorCodes(sets: string): string[] {
  const own = sets.split(' ');
  return SHARED.filter(([, containing]) => own.some((set) => containing.includes(set))).map(([code]) => code);
}
