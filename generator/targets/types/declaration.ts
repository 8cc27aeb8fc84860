import type { JsonSchema } from '../../model/api.ts';

/** Files of the package, in the order in which one may use the one before it. */
export const MODULES = ['schemas', 'operations', 'events'] as const;
export type ModuleName = (typeof MODULES)[number];

/** One type to be printed. Plain data: it travels to another thread. */
export interface Declaration {
  readonly module: ModuleName;
  /** Its name in code. */
  readonly name: string;
  /** References in it name schemas as the document does. */
  readonly schema: JsonSchema;
  /** Stands in its comment before what the schema says of itself. */
  readonly description?: string;
  /** Only ever sent by the API, which may add to it: a union of texts then takes any other text as well. */
  readonly isAnswer?: boolean;
  /** Where the document has it. */
  readonly see: string;
  /** What of the `Api` it was made from, as in `OutputFile.sources`. */
  readonly source: string;
}

/** Everything that the rendering of types needs to know. */
export interface TypesInput {
  readonly declarations: readonly Declaration[];
  /** Name in the document and name in code of every schema. */
  readonly typeNames: readonly (readonly [string, string])[];
}

/** A declaration as TypeScript. */
export interface RenderedType {
  readonly name: string;
  /** A comment of its own, or nothing. */
  readonly comment: string;
  /** True: `text` is the body of an interface. False: it is the right side of a type alias. */
  readonly isInterface: boolean;
  readonly text: string;
  /** Names of the other declarations that `text` mentions. */
  readonly uses: readonly string[];
}
