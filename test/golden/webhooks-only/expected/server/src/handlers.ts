// Generated from spec.yaml by `npm run generate`. Do not edit.

/** The handler of every operation. A new operation in the document is a compile error until it has a handler. */
export interface Handlers<_Context> {}
