import { runBilling } from '../../../service/cli/run-billing.ts';
import { openScreen } from '../../../service/terminal/screen.ts';

export interface Run {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export interface Here {
  readonly env?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** As if standard error were a terminal. */
  readonly live?: true;
}

/** Runs `billing` in this process: for tests that need no separate process. */
export async function billing(argv: readonly string[], { env = {}, signal, live }: Here = {}): Promise<Run> {
  let [out, err] = ['', ''];
  const stdout = { write: (text: string) => void (out += text) };
  const stderr = { isTTY: live === true, write: (text: string) => void (err += text) };
  const start = { argv, env, cwd: '/', signal: signal ?? new AbortController().signal };
  const code = await runBilling(start, openScreen(stdout, stderr, env));
  return { code, out, err };
}

/** A line as a shell would split it; quotes keep blanks together. */
export function words(line: string): string[] {
  const parts = [...line.matchAll(/(?:'[^']*'|"[^"]*"|[^\s'"])+/g)].map(([word]) => word);
  return parts.map((part) => part.replace(/'([^']*)'|"([^"]*)"/g, (_all, single, double) => single ?? double));
}
