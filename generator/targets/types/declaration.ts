import type { JsonSchema } from '../../model/api.ts';

/** A module of the package; the others import `schemas`. */
export type ModuleName = 'schemas' | 'operations' | 'events';

/** One type to print. Plain data, so that a worker can receive it. */
export interface Declaration {
  readonly module: ModuleName;
  /** Its name in code. */
  readonly name: string;
  /** References in it name schemas as the document does. */
  readonly schema: JsonSchema;
  /** Precedes the schema's own description in its comment. */
  readonly description?: string;
  /** True for a schema that only responses use: the API may add forms, so a union of texts accepts any text. */
  readonly isResponse?: boolean;
  /** Where the document has it. */
  readonly see: string;
  /** What of the `Api` it was made from, as in `OutputFile.sources`. */
  readonly source: string;
}

/** The input of `renderTypes`. */
export interface TypesInput {
  readonly declarations: readonly Declaration[];
  /** Name in the document and name in code of every schema. */
  readonly typeNames: readonly (readonly [string, string])[];
}

/** A declaration as TypeScript. */
export interface RenderedType {
  readonly name: string;
  /** Its own comment, or nothing. */
  readonly comment: string;
  /** True: `text` is the body of an interface. False: it is the right side of a type alias. */
  readonly isInterface: boolean;
  readonly text: string;
  /** Names of the other declarations that `text` mentions. */
  readonly uses: readonly string[];
}
