import type { DefaultHandlers } from './routes/default.ts';
import type { HarbourMasterHandlers } from './routes/harbour-master.ts';

/** Every operation of the document. An operation that is added to it is missing here until somebody writes it. */
export interface Handlers<Context> {
  readonly default: DefaultHandlers<Context>;
  readonly harbourMaster: HarbourMasterHandlers<Context>;
}
