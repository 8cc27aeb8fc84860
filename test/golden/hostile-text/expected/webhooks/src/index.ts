// Generated from spec.yaml by `npm run generate`. Do not edit.
// The document does not describe how its webhooks are signed (x-webhook-signature), so this package can't verify them.
export * from './events.ts';
export { parse } from './parse.ts';
export type { KnownEvent, PayloadFault, UnknownEvent } from './runtime/event.ts';
export type { ReadOptions } from './runtime/read-event.ts';
export { memoryOfSeen, type SeenStore, skipSeen } from './runtime/skip-seen.ts';
