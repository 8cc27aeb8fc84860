/** A webhook that is what the document says of its type and version. */
export interface KnownEvent<Type extends string = string, Version extends number = number, Payload = unknown> {
  readonly known: true;
  readonly type: Type;
  readonly version: Version;
  /** The same each time that this event is sent; undefined where payloads have no such member. */
  readonly id: string | undefined;
  readonly payload: Payload;
}

/**
 * A webhook that this package can't vouch for. Keep it, answer as if it were known, and look at it later: an API gains types all the time,
 * and a newer package may know this one.
 */
export interface UnknownEvent {
  readonly known: false;
  /** It is of a type that is newer than this package, it breaks what the document says of its type, or it is no JSON. */
  readonly reason: 'type' | 'shape' | 'json';
  /** The reason in a sentence, for a log. */
  readonly message: string;
  readonly type: string | undefined;
  readonly version: undefined;
  readonly id: string | undefined;
  /** As it was sent; undefined when it is no JSON. */
  readonly payload: unknown;
  /** For `shape`, where it breaks it. */
  readonly faults: readonly PayloadFault[];
}

/** One place where a payload is not as the document says. */
export interface PayloadFault {
  /** Where: `data.items[0].quantity`. */
  readonly field: string;
  /** The JSON Schema keyword that is not met. */
  readonly rule: string;
  readonly limit: unknown;
  /** Completes "<field> …". */
  readonly message: string;
}
