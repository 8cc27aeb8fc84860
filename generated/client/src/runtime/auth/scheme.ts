// Generated from spec.yaml by `npm run generate`. Do not edit.
/** A credential, or a function that returns it and is called for each request. */
export type Credential<Value = string> = Value | (() => Value | PromiseLike<Value>);

/** A request to which credentials are added. Names of headers are in lower case. */
export interface Draft {
  url: string;
  readonly headers: Record<string, string>;
}

/** How the credential of a security scheme is sent. */
export interface Scheme<Value = never> {
  /** True if the caller has added a credential as a header. */
  readonly isIn: (draft: Draft) => boolean;
  readonly add: (draft: Draft, value: Value) => void;
}
