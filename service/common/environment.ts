/**
 * Sandbox is for testing, without real money; live is production. Each has a base URL, data, API keys and
 * rate limits.
 */
export type Environment = 'sandbox' | 'live';
