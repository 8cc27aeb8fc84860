/** Sandbox is for testing, without real money; live is production. Each has its own address, data, keys and counters. */
export type Environment = 'sandbox' | 'live';
