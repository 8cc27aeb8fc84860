// Generated from spec.yaml by `npm run generate`. Do not edit.
/** A webhook that conforms to the document's schema for its type and version. */
export interface KnownEvent<Type extends string = string, Version extends number = number, Payload = unknown> {
  readonly known: true;
  readonly type: Type;
  readonly version: Version;
  /** The same for each delivery of this event; undefined if payloads have no such member. */
  readonly id: string | undefined;
  readonly payload: Payload;
}

/**
 * A webhook that this package can't validate. Store it, respond as if it were known, and examine it later: the API adds
 * types without notice, and a newer package may know this one.
 */
export interface UnknownEvent {
  readonly known: false;
  /** Its type is unknown, it does not conform to the schema of its type, or it is not JSON. */
  readonly reason: 'type' | 'shape' | 'json';
  /** The reason as a sentence, for logs. */
  readonly message: string;
  readonly type: string | undefined;
  readonly version: undefined;
  readonly id: string | undefined;
  /** The parsed body; undefined if it is not JSON. */
  readonly payload: unknown;
  /** For `shape`: the places that do not conform. */
  readonly faults: readonly PayloadFault[];
}

/** One place where a payload does not conform to the document. */
export interface PayloadFault {
  /** Its path: `data.items[0].quantity`. */
  readonly field: string;
  /** The violated JSON Schema keyword. */
  readonly rule: string;
  readonly limit: unknown;
  /** Completes "<field> …". */
  readonly message: string;
}
