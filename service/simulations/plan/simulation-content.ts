import type { AnyObject } from '../../storage/columns.ts';

/** The part of a simulation that decides what it sends, from a request or from its row. */
export interface SimulationContent {
  /** An event type or a scenario. */
  readonly type: string;
  readonly payload: AnyObject | null;
  /** Of a scenario; with or without its defaults. */
  readonly config: object | null;
}
