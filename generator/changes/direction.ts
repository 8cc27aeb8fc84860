/**
 * Where clients meet a change: in requests that they send, responses that they read, webhooks that they
 * receive. `api`: no direction.
 */
export type Direction = 'request' | 'response' | 'webhook' | 'api';

/** `breaking`; `compatible`: clients can notice it, and it breaks none; `docs`: only people read it. */
export type Level = 'breaking' | 'compatible' | 'docs';

/**
 * How a schema applies where it is used: as it stands, below a `not`, or (below an `if`) in a way that
 * depends on the value.
 */
export type Polarity = 'plain' | 'negated' | 'unclear';
