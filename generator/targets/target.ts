import type { Api } from '../model/api.ts';

/** A file that a target wants written below the output folder. */
export interface OutputFile {
  /** Relative to the output folder, with forward slashes: `client/src/index.ts`. */
  readonly path: string;
  /** Unformatted; the write stage formats it by its extension. */
  readonly text: string;
  /**
   * What of the `Api` it was made from, for telling the cause when it differs: `operations/<id>`, `schemas/<name>`,
   * `events/<key>`, or `document` for everything.
   */
  readonly sources: readonly string[];
}

export interface TargetOptions {
  /** npm scope of the generated packages, with the `@`. */
  readonly scope: string;
}

/** One kind of output. Adding one is a file in this folder, its templates, and a line in `index.ts`. */
export interface Target {
  /** Also the folder below the output folder and, behind the scope, the package's name. */
  readonly name: string;
  /** Its files are written as they are: there is no code in them to lay out. */
  readonly finished?: true;
  emit(api: Api, options: TargetOptions): readonly OutputFile[] | Promise<readonly OutputFile[]>;
  /** The same files one after the other, so that who writes each at once need not hold all; only where they are `finished`. */
  each?(api: Api, options: TargetOptions): Iterable<OutputFile>;
}
