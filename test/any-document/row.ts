import type { Diagnostic } from '../../generator/diagnostic/diagnostic.ts';
import type { JsonObject } from '../../generator/json.ts';

/** What the packages of a document do. */
export interface Made {
  readonly diagnostics: readonly Diagnostic[];
  /** Codes of all diagnostics of the run. */
  readonly codes: ReadonlySet<string>;
  /** The text of a generated file. */
  readonly text: (path: string) => string;
  /**
   * A client, and the requests that it has sent. Each gets the response that `respond` returns, by default
   * `204`.
   */
  readonly connect: (options?: object, respond?: (request: Request) => Response) => Promise<Connected>;
  /** Imports a generated module. */
  readonly load: (path: string) => Promise<Readonly<Record<string, unknown>>>;
}

export interface Connected {
  /** By resource, then by operation. */
  readonly client: Readonly<Record<string, Readonly<Record<string, (...args: unknown[]) => Promise<unknown>>>>>;
  readonly requests: readonly Request[];
}

/** A row of the table in docs/any-document.md, and the proof of our cell. */
export interface Row {
  readonly construct: string;
  readonly ours: string;
  readonly heyApi: string;
  readonly orval: string;
  /** The document, or its files by name; the first one is the root. */
  readonly document: JsonObject | Readonly<Record<string, JsonObject>>;
  readonly proof: (made: Made) => Promise<void> | void;
}
