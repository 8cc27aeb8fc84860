/**
 * The rate limit class of the hosted checkout. It has its own counter, so that buyers and API clients of one
 * address don't meet.
 */
export const CHECKOUT_RATE_CLASS = 'checkout';

/**
 * For the rate limiter, beside the classes of the API: a person needs fewer, and guessing tokens would need
 * 10^57.
 */
export const checkoutRateLimits = {
  [CHECKOUT_RATE_CLASS]: { requests: 120, windowSeconds: 60, penaltySeconds: 60 },
} as const;
