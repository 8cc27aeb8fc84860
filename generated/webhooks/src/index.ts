// Generated from spec.yaml by `npm run generate`. Do not edit.
export * from './events.ts';
export { parse } from './parse.ts';
export type { KnownEvent, PayloadFault, UnknownEvent } from './runtime/event.ts';
export type { ReadOptions } from './runtime/read-event.ts';
export { memoryOfSeen, type SeenStore, skipSeen } from './runtime/skip-seen.ts';
export { SetupError, type SetupProblem, SignatureError, type SignatureProblem } from './runtime/rejections.ts';
export { sign, type Signing } from './runtime/sign.ts';
export { type SignatureCheck, verify } from './runtime/verify.ts';
export { signatureHeaderName, unmarshal, type UnmarshalOptions } from './unmarshal.ts';
