// Generated from spec.yaml by `npm run generate`. Do not edit.
/** Why a signature was rejected: no header, not in the form `ts=…;h1=…`, too old, or no matching `h1`. */
export type SignatureProblem = 'missing' | 'malformed' | 'expired' | 'mismatch';

/** The signature of the webhook is not valid: respond with an error and ignore the content. */
export class SignatureError extends Error {
  override readonly name = 'SignatureError';
  readonly reason: SignatureProblem;

  constructor(reason: SignatureProblem, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** A configuration error of the receiver: no secret, or a parsed body. */
export type SetupProblem = 'secret' | 'body';

/** An error of the receiver, not of the sender: no webhook can be verified until it is fixed. */
export class SetupError extends TypeError {
  override readonly name = 'SetupError';
  readonly reason: SetupProblem;

  constructor(reason: SetupProblem, message: string) {
    super(message);
    this.reason = reason;
  }
}
