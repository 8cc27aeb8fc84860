/**
 * The rate limit class of document downloads. It has its own counter, so that buyers and API clients of one
 * address don't meet.
 */
export const DOCUMENT_RATE_CLASS = 'document';

/**
 * For the rate limiter, beside the classes of the API: each download makes a PDF file, which takes up to 0.1
 * s of a processor.
 */
export const documentRateLimits = {
  [DOCUMENT_RATE_CLASS]: { requests: 60, windowSeconds: 60, penaltySeconds: 60 },
} as const;
