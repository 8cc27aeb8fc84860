/** Clients send requests, read responses and receive webhooks; `api` is for changes without a direction. */
export type Direction = 'request' | 'response' | 'webhook' | 'api';

/** The directions of messages: of what has a schema. */
export type MessageDirection = Exclude<Direction, 'api'>;

/** Worst first. `compatible`: clients can notice it, and it breaks none; `docs`: only people read it. */
export const LEVELS = ['breaking', 'compatible', 'docs'] as const;

export type Level = (typeof LEVELS)[number];

/** How a schema applies where it is used: unchanged, below a `not`, or below an `if`. */
export type Polarity = 'plain' | 'negated' | 'unclear';

/** An operation or event that a change affects, and the part of it. */
export interface Spot {
  /** An operation's id, or `type.v1` of an event. */
  readonly name: string;
  /** `body`, `query email`, `200` or `payload`; absent when the change affects all of it. */
  readonly part?: string;
}

/** What a change is about. */
export interface About<D extends Direction = Direction> {
  readonly direction: D;
  readonly spots: readonly Spot[];
  /** Without it, the subject is derived from the place. */
  readonly subject?: string;
}
