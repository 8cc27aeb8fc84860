import { relative } from 'node:path';

/** What a run is asked to do; made from the command line, or by a test. */
export interface GenerateOptions {
  /** Root document, relative to the working directory or absolute. */
  readonly spec: string;
  /** Folder that the packages go to. */
  readonly out: string;
  /** npm scope of the packages, with the `@`. */
  readonly scope: string;
  /** Unknown extensions and keywords are errors even where the document is not one of ours. */
  readonly strict: boolean;
  /** The file that names targets of one's own; without it, `generator.config.json` beside the root document where there is one. */
  readonly config?: string;
}

/**
 * The options that shape the output, as the manifest keeps them: a run with others is no repetition. The document is named
 * from the output folder, so that it does not matter where a run is started.
 */
export function optionsKey({ spec, out, scope, strict }: GenerateOptions): string {
  return JSON.stringify({ scope, spec: relative(out, spec).replaceAll('\\', '/'), strict });
}
