/** Every error code of the API: what kind it is, the status it is sent with, and the group it is documented under. */
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

/** Every permission that an operation may ask for, and what it brings with it. */
export const permissionCatalogue = {
  'crossing.read': { description: 'See crossings.', implies: [] },
  'crossing.write': { description: 'Change crossings.', implies: ['crossing.read'] },
  'price.read': { description: 'See prices.', implies: [] },
} as const;

export type PermissionName = keyof typeof permissionCatalogue;

/** Requests allowed in a window, and how long a caller who exceeds them has to wait; times in seconds. */
export const rateLimits = {
  default: { requests: 240, windowSeconds: 60, penaltySeconds: 60 },
  preview: { requests: 1000, windowSeconds: 60, penaltySeconds: 60 },
} as const;

export type RateLimitClass = keyof typeof rateLimits;

/** Which version of the document this server keeps to: a header for every answer, also for those to requests that reach no operation. */
export const documentVersion = { header: 'Document-Version', value: '3.2.1' } as const;
