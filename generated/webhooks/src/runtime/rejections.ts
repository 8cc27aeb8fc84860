/** Why a signature was refused: there is no header, it is not of the form `ts=…;h1=…`, it is too old, or no `h1` is of this body and secret. */
export type SignatureProblem = 'missing' | 'malformed' | 'expired' | 'mismatch';

/** A webhook whose sender is not proven: answer it with an error, and do nothing else with it. */
export class SignatureError extends Error {
  override readonly name = 'SignatureError';
  readonly reason: SignatureProblem;

  constructor(reason: SignatureProblem, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** What a receiver can do wrong: there is no secret, or a body that was parsed already. */
export type SetupProblem = 'secret' | 'body';

/** A mistake of the receiver, not of the sender: nothing can be checked until it is mended. */
export class SetupError extends TypeError {
  override readonly name = 'SetupError';
  readonly reason: SetupProblem;

  constructor(reason: SetupProblem, message: string) {
    super(message);
    this.reason = reason;
  }
}
