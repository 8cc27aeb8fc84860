// Generated from spec.yaml by `npm run generate`. Do not edit.
/** Every error code of the API: its type, its status, and the group of its documentation. */
export const errorCatalogue = {
  /** No place is left. */
  crossing_full: { type: 'request_error', status: 409, group: 'crossing', title: 'Full' },
  /** The id is malformed. */
  bad_request: { type: 'request_error', status: 400, group: 'general', title: 'Bad request' },
  /** A value is not allowed. */
  invalid_field: { type: 'request_error', status: 400, group: 'general', title: 'Invalid field' },
  /** There is nothing with that id. */
  not_found: { type: 'request_error', status: 404, group: 'general', title: 'Not found' },
} as const;

export type ErrorCode = keyof typeof errorCatalogue;

/** Every permission, with the permissions that it implies. */
export const permissionCatalogue = {
  'crossing.read': { description: 'See crossings.', implies: [] },
  'crossing.write': { description: 'Change crossings.', implies: ['crossing.read'] },
  'price.read': { description: 'See prices.', implies: [] },
} as const;

export type PermissionName = keyof typeof permissionCatalogue;

/** Requests allowed per window, and the wait after exceeding them; times in seconds. */
export const rateLimits = {
  default: { requests: 240, windowSeconds: 60, penaltySeconds: 60 },
  preview: { requests: 1000, windowSeconds: 60, penaltySeconds: 60 },
} as const;

export type RateLimitClass = keyof typeof rateLimits;

/** The version of the document that this server implements: a header for every response, including those without an operation. */
export const documentVersion = { header: 'Document-Version', value: '3.2.1' } as const;
