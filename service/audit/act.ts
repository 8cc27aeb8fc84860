import type { AuditEntryRow } from '../storage/rows/audit-rows.ts';

/** Who acts. The service itself does not: what it does is in its log and in its events. */
export interface Actor {
  readonly type: AuditEntryRow['actor_type'];
  readonly id: string | null;
}

/** What an actor does, before it is known what it changes. */
export interface Act {
  readonly actor: Actor;
  /** Of the API, a command of the operator, or a step of a page. */
  readonly operation: string;
  readonly accountId: string | null;
  /** The time of the account's test clock; null in an account without one. */
  readonly accountTime: string | null;
  /** The id of the entity that the request, command or page names, if it names one. */
  readonly namedId: string | undefined;
  /** Whether it changes several entities, so that the entry names none. */
  readonly concernsSeveral?: boolean;
  /** Names only: values may be secrets or personal data. */
  readonly members: readonly string[];
  readonly address: string | null;
  readonly requestId: string | null;
}

/** Where a request came from, and what it names. */
export interface RequestOrigin {
  readonly operation: string;
  readonly requestId: string;
  /** As trusted proxies give it. */
  readonly address: string;
  /** The last identifier in the path. */
  readonly namedId: string | undefined;
  /** The names of the members of the body of an update; none for other requests. */
  members(): readonly string[];
}
