import type { Evidence } from './proof/evidence.ts';
import type { ChangeCode } from './rules.ts';
import type { Path } from './side.ts';

/** Who meets a change: whoever sends requests, whoever reads responses, whoever receives webhooks; `api` for what has no direction. */
export type Direction = 'request' | 'response' | 'webhook' | 'api';

/** `compatible` is something that a client can meet, and that does not break it; `docs` is only read. */
export type Level = 'breaking' | 'compatible' | 'docs';

/** An operation or event that a change reaches, and the part of it. */
export interface Spot {
  /** An operation's id, or `type.v1` of an event. */
  readonly name: string;
  /** `body`, `query email`, `200`, `payload`; absent for the whole. */
  readonly part?: string;
}

/** One difference between two documents, met in one direction. */
export interface Change {
  readonly code: ChangeCode;
  readonly direction: Direction;
  readonly level: Level;
  /** What it is about, in short: `Customer.email`, `customers.create`. */
  readonly subject: string;
  /** What is different. One sentence without its full stop; the subject is not repeated. */
  readonly message: string;
  /** Whom it breaks and how, or why it breaks nobody. One sentence without its full stop. */
  readonly reason: string;
  /** What those whom it breaks have to do. One sentence without its full stop; absent for what does not break. */
  readonly todo?: string;
  /** Pointer into the bundled document: the new one, or the old one for what is gone. */
  readonly at: string;
  /** The new document has nothing there. */
  readonly gone: boolean;
  /** Where it stands in the old document, or would stand. */
  readonly before: Path;
  /** Where it stands in the new document, or would stand. */
  readonly after: Path;
  /** Every operation and event that it reaches. */
  readonly spots: readonly Spot[];
  /** What worked and no longer does; absent for what does not break. */
  readonly evidence?: Evidence;
}
