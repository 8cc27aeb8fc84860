import { optional } from '../../model/reader.ts';
import type { Direction, Level } from '../direction.ts';

/**
 * The effect of a difference on the set of accepted values. It decides which clients break: senders when it
 * `narrows`, readers when it `widens`, both when it `alters`, none when it is `harmless`; `docs` is only
 * read by people.
 */
export type Effect = 'narrows' | 'widens' | 'alters' | 'harmless' | 'docs';

/** Both texts are one sentence without its full stop; `{error}` is the error that a client receives. */
export interface Verdict {
  readonly level: Level;
  /** Which clients break and how, or why none does. */
  readonly reason: string;
  /** The remedy for these clients; absent unless the change breaks them. */
  readonly todo?: string;
}

export interface Rule extends Omit<Verdict, 'level'> {
  readonly effect: Effect;
  readonly except?: Exceptions;
}

type Exceptions = Readonly<Partial<Record<Direction, Verdict>>>;

type RuleMaker = (reason: string, todo?: string, except?: Exceptions) => Rule;

const rule =
  (effect: Effect): RuleMaker =>
  (reason, todo, except = {}) => ({ effect, reason, ...optional('todo', todo), except });

export const narrows = rule('narrows');
export const widens = rule('widens');
export const alters = rule('alters');
export const harmless = (reason: string, except: Exceptions = {}): Rule => ({ effect: 'harmless', reason, except });
export const docs = (reason: string, except: Exceptions = {}): Rule => ({ effect: 'docs', reason, except });

/** Narrows: an error for clients that send these values. */
export const rejects = (values: string, todo: string): Rule => narrows(`Clients that send ${values} get {error}`, todo);

/** Widens: clients can receive these values. */
export const delivers = (values: string, todo: string): Rule => widens(`Clients can receive ${values}`, todo);

export const breaking = (reason: string, todo?: string): Verdict => ({
  ...{ level: 'breaking', reason },
  ...optional('todo', todo),
});
export const compatible = (reason: string): Verdict => ({ level: 'compatible', reason });
