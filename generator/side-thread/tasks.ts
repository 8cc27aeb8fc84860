import type { JsonObject } from '../json.ts';
import type { Finding } from '../load/finding.ts';
import type { OutputFile } from '../targets/target.ts';
import type { RenderedType, TypesInput } from '../targets/types/declaration.ts';

/** What the side thread does: each takes and gives plain data. */
export interface Tasks {
  /** Renders types, which takes two libraries that together load as long as everything else. */
  types(input: TypesInput): Promise<RenderedType[]>;
  /** The document as YAML text. */
  yaml(document: JsonObject): Promise<string>;
  /** The examples of a document that do not hold. */
  examples(input: { readonly document: JsonObject; readonly house: boolean }): Promise<Finding[]>;
  /** The same files with their code laid out. */
  format(files: readonly OutputFile[]): Promise<OutputFile[]>;
}

export interface Request {
  readonly id: number;
  readonly task: keyof Tasks;
  readonly input: unknown;
}

export type Reply = { readonly id: number } & ({ readonly output: unknown } | { readonly error: unknown });
