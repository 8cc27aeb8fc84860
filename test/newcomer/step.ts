/** A documented command, and the output that proves that it works. */
export interface Step {
  /** As the document prints it. Several lines run in one terminal. */
  readonly command: string;
  /**
   * Replacements for placeholders such as `DIR`. A pattern is replaced by its last match in all output so
   * far.
   */
  readonly fill?: Readonly<Record<string, string | RegExp>>;
  /** A quicker command to run in its place. */
  readonly instead?: string;
  /** Must match the output. */
  readonly prints?: RegExp;
  /** Exit codes that count as success; 0 by default. */
  readonly exits?: readonly number[];
  /** The command runs until Ctrl-C. It is ready when its output matches `prints`. */
  readonly serves?: true;
  /** Steps to run while it serves. */
  readonly meanwhile?: readonly Step[];
  /** Must match the output after those steps. */
  readonly printsThen?: RegExp;
  /** Matches commands in the output, which are run as well; group 1 is the command. */
  readonly suggests?: RegExp;
  /** The TCP port that it needs. */
  readonly port?: number;
}

/** Commands that are not run. */
export interface Omission {
  readonly commands: RegExp;
  /** Completes "left out, because each …". */
  readonly reason: string;
}
