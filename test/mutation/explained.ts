import type { Mutant } from './mutant.ts';

/** Mutants that no test can or should kill, with the reason. */
export interface Explained {
  readonly file: string;
  /** A text in the line in which the mutant begins. */
  readonly inLine: string;
  /** Only mutants that replace this text; by default all that begin in the line. */
  readonly original?: string;
  /** Only mutants that replace a text which contains this. */
  readonly containing?: string;
  /** Only mutants with this replacement; by default each. */
  readonly replacement?: string;
  readonly reason: string;
}

/** Why no test needs to kill a mutant; undefined if one does. */
export function explanationOf(mutant: Mutant, explained: readonly Explained[]): string | undefined {
  return explained.find((each) => explains(each, mutant))?.reason;
}

export function explains({ file, inLine, original, containing, replacement }: Explained, mutant: Mutant): boolean {
  return (
    file === mutant.file &&
    mutant.inLine.includes(inLine) &&
    (original === undefined || original === mutant.original) &&
    (containing === undefined || mutant.original.includes(containing)) &&
    (replacement === undefined || replacement === mutant.replacement)
  );
}

/** Makes explanations of one folder of the service: `file` is the path in it without `.ts`. */
export function explainedIn(
  folder: string,
): (file: string, inLine: string, reason: string, replacement?: string) => Explained {
  return (file, inLine, reason, replacement) => ({
    file: `service/${folder}/${file}.ts`,
    inLine,
    reason,
    ...(replacement !== undefined && { replacement }),
  });
}
