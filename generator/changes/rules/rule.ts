import type { Direction, Level } from '../change.ts';

/**
 * What a difference of two schemas does to the values that they take. It decides for whom it breaks: a sender when `narrows`, a
 * reader when `widens`, both when `alters`, nobody when `keeps`; `notes` is only read.
 */
export type Effect = 'narrows' | 'widens' | 'alters' | 'keeps' | 'notes';

export interface Verdict {
  readonly level: Level;
  readonly reason: string;
  readonly todo?: string;
}

export interface Rule {
  readonly effect: Effect;
  /** Who is affected and how, where it breaks; why it is harmless, where it breaks nobody. One sentence without its full stop. */
  readonly reason: string;
  /** What those whom it breaks have to do. One sentence without its full stop. */
  readonly todo?: string;
  /** Where a direction is judged otherwise than the effect says. */
  readonly except?: Readonly<Partial<Record<Direction, Verdict>>>;
}

export const breaks = (reason: string, todo?: string): Verdict => ({
  level: 'breaking',
  reason,
  ...(todo !== undefined && { todo }),
});
export const fits = (reason: string): Verdict => ({ level: 'compatible', reason });

export const NEW = 'It is new, so no client uses it yet';
export const READERS_IGNORE = 'Clients ignore members that they do not know';
export const ONLY_READ = 'Only people read it; no program depends on it';
export const TOLERATE = 'Take such values in before the new version reaches you';
export const STOP_SENDING = 'Stop sending it';
export const USE_NEW_NAME = 'Update the client package and use the new name';
export const STILL_WORKS = 'It still works';
export const EXPECT_ERRORS = 'Clients have to expect errors that they do not know';
