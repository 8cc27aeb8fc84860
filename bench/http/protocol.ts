import type { DatabasePlace } from '../../service/storage/open-database.ts';

/** What a contender's process is started with: one JSON argument. */
export interface Start {
  readonly place: DatabasePlace;
}

/** What it says when it listens. */
export interface Ready {
  readonly port: number;
  readonly key: string;
  readonly productId: string;
}

/** What it can be asked, and what it answers. */
export interface Questions {
  /** The statements that its database is sent while it answers one request. */
  statements: {
    readonly ask: { readonly request: string; readonly status: number };
    readonly answer: readonly string[];
  };
  /** Processor time that it used so far, in microseconds. */
  processorTime: { readonly ask: null; readonly answer: number };
  /** Stores so many events in their own account. */
  events: { readonly ask: { readonly count: number }; readonly answer: StoredEvents };
}

export interface StoredEvents {
  readonly key: string;
  /** Ids behind which the middle and the last page start. */
  readonly middle: string;
  readonly last: string;
}

export type Question = {
  [Name in keyof Questions]: { readonly name: Name; readonly ask: Questions[Name]['ask'] };
}[keyof Questions];

export type Answers = {
  readonly [Name in keyof Questions]: (
    ask: Questions[Name]['ask'],
  ) => Questions[Name]['answer'] | Promise<Questions[Name]['answer']>;
};
