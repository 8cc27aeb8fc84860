/**
 * The rate limit class of the customer portal. It has its own counter, so that customers and API clients of
 * one address don't meet.
 */
export const PORTAL_RATE_CLASS = 'portal';

/** For the rate limiter, beside the classes of the API. Each page reads little, and a person needs few. */
export const portalRateLimits = {
  [PORTAL_RATE_CLASS]: { requests: 120, windowSeconds: 60, penaltySeconds: 60 },
} as const;
