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
  /** What a request can buy. */
  readonly cart: { readonly customerId: string; readonly addressId: string; readonly priceIds: readonly string[] };
}

/** Commands that the server process accepts, with their inputs and outputs. */
export interface Commands {
  /** The statements that its database is sent while it responds to one request. */
  statements: {
    readonly input: { readonly request: string; readonly status: number };
    readonly output: readonly string[];
  };
  /** Processor time that it used so far, in microseconds. */
  processorTime: { readonly input: null; readonly output: number };
  /** Stores so many events in their own account. */
  events: { readonly input: { readonly count: number }; readonly output: StoredEvents };
}

export interface StoredEvents {
  readonly key: string;
  /** Ids behind which the middle and the last page start. */
  readonly middle: string;
  readonly last: string;
}

export type Command = {
  [Name in keyof Commands]: { readonly name: Name; readonly input: Commands[Name]['input'] };
}[keyof Commands];

export type Handlers = {
  readonly [Name in keyof Commands]: (
    input: Commands[Name]['input'],
  ) => Commands[Name]['output'] | Promise<Commands[Name]['output']>;
};
