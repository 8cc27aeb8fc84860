/**
 * The rate limit class of the pages that confirm addresses. It has its own counter, so that API clients of
 * one address don't meet it.
 */
export const VERIFICATION_RATE_CLASS = 'verification';

/** For the rate limiter, beside the classes of the API. A person needs two requests. */
export const verificationRateLimits = {
  [VERIFICATION_RATE_CLASS]: { requests: 60, windowSeconds: 60, penaltySeconds: 60 },
} as const;
