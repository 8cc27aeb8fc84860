// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { DefaultHandlers } from './routes/default.ts';
import type { HarbourMasterHandlers } from './routes/harbour-master.ts';

/** The handler of every operation. A new operation in the document is a compile error until it has a handler. */
export interface Handlers<Context> {
  readonly default: DefaultHandlers<Context>;
  readonly harbourMaster: HarbourMasterHandlers<Context>;
}
