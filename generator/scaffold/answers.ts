import { createInterface } from 'node:readline/promises';

import { ArgumentError } from '../../service/command-line/parse-command-line.ts';

/** A value that a kind of addition needs. */
export interface Question {
  /** The name of its option, without dashes. */
  readonly name: string;
  readonly question: string;
  /** Without a default, an answer is required. */
  readonly default?: string;
  /** The fault of an answer, as the end of a sentence that begins with the option. */
  fault?(answer: string): string | undefined;
}

export type Answers = Readonly<Record<string, string>>;

type Ask = (question: string) => Promise<string>;

/**
 * Returns an answer to each question: from the options, else from the terminal, else the default.
 *
 * @throws ArgumentError naming every missing option, or the first invalid one
 */
export async function answersTo(
  questions: readonly Question[],
  options: Readonly<Record<string, string | undefined>>,
  ask: Ask | undefined,
): Promise<Answers> {
  const answers: Record<string, string> = {};
  const missing: string[] = [];
  for (const { name, question, default: usual, fault } of questions) {
    const prompt = usual === undefined ? `${question}: ` : `${question} [${usual}]: `;
    const answer = options[name] ?? ((await ask?.(prompt))?.trim() || usual);
    if (answer === undefined) missing.push(`--${name} (${question})`);
    else {
      const wrong = fault?.(answer);
      if (wrong !== undefined) throw new ArgumentError(`--${name} ${wrong}, not "${answer}"`);
      answers[name] = answer;
    }
  }
  if (missing.length > 0) throw new ArgumentError(`missing: ${missing.join(', ')}`);
  return answers;
}

/** Prompts at the terminal; undefined without one. */
export function terminalAsker(): { readonly ask: Ask; close(): void } | undefined {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return undefined;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  return { ask: (question) => terminal.question(question), close: () => terminal.close() };
}

/** Returns a fault with an example for answers that do not match. */
export function like(pattern: RegExp, example: string): (answer: string) => string | undefined {
  return (answer) => (pattern.test(answer) ? undefined : `has the form ${example}`);
}
