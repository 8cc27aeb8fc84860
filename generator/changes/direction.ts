/** Clients send requests, read responses and receive webhooks; `api` is for changes without a direction. */
export type Direction = 'request' | 'response' | 'webhook' | 'api';

/** The directions of messages: of what has a schema. */
export type MessageDirection = Exclude<Direction, 'api'>;

/** `breaking`; `compatible`: clients can notice it, and it breaks none; `docs`: only people read it. */
export type Level = 'breaking' | 'compatible' | 'docs';

/** How a schema applies where it is used: unchanged, below a `not`, or below an `if`. */
export type Polarity = 'plain' | 'negated' | 'unclear';
