import type { JsonObject } from '../json.ts';
import type { Finding } from '../load/finding.ts';
import type { RenderedType, TypesInput } from '../targets/types/declaration.ts';

/** What the side thread does: each takes and gives plain data. */
export interface Tasks {
  /** Renders types, which takes two libraries that together load as long as everything else. */
  types(input: TypesInput): Promise<RenderedType[]>;
  /** The checks that take compiling a schema: whether the document is OpenAPI, and whether its examples hold. */
  checks(input: { readonly document: JsonObject; readonly house: boolean }): Promise<Finding[]>;
  /** The document as YAML text. */
  yaml(document: JsonObject): Promise<string>;
}

export interface Request {
  readonly id: number;
  readonly task: keyof Tasks;
  readonly input: unknown;
}

export type Reply = { readonly id: number } & ({ readonly output: unknown } | { readonly error: unknown });

/** What the thread starts with: where the run keeps its compiled modules. */
export interface ThreadData {
  readonly compileCache: string | undefined;
}
