/** One small change of a module of the service. */
export interface Mutant {
  /** A number, by which the built-in mutant is turned on. */
  readonly id: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly kind: string;
  /** The text that is replaced, and its line, without indentation. */
  readonly original: string;
  readonly inLine: string;
  readonly replacement: string;
  /** Why the mutant is not tried; absent if it is. */
  readonly ignored?: string;
}

/** Identifies a mutant in every run on the same sources. */
export function identityOf({ file, line, column, kind, original, replacement }: Mutant): string {
  return [file, line, column, kind, original, replacement].join('\0');
}

/**
 * The modules of some folders, with all their mutants built in: `globalThis.__stryker__.activeMutant`
 * selects one.
 */
export interface Instrumented {
  /** By absolute path. */
  readonly code: Readonly<Record<string, string>>;
  /** Of the sources. */
  readonly hash: string;
  readonly mutants: readonly Mutant[];
}
