/** A command of the README, and what a newcomer sees when it works. */
export interface Step {
  /** As the README prints it. Several lines are typed into one terminal. */
  readonly command: string;
  /** What stands for words in capitals, such as `DIR`; a pattern is replaced by its last match in all that was printed so far. */
  readonly fill?: Readonly<Record<string, string | RegExp>>;
  /** What runs in its place, where the command itself takes too long. */
  readonly instead?: string;
  /** Has to stand in what it prints. */
  readonly prints?: RegExp;
  /** Exit codes of a command that works; 0 unless it says more with them. */
  readonly exits?: readonly number[];
  /** It goes on until Ctrl-C. It is ready when it has printed `prints`. */
  readonly serves?: true;
  /** Steps while it serves. */
  readonly meanwhile?: readonly Step[];
  /** Has to stand in what it has printed after those. */
  readonly printsThen?: RegExp;
  /** Commands that it prints itself, to be tried as well; the first group is the command. */
  readonly suggests?: RegExp;
  /** Has to be free for it. */
  readonly port?: number;
}

export interface LeftOut {
  readonly commands: RegExp;
  readonly reason: string;
}
