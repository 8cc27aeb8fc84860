import { createInterface } from 'node:readline/promises';

import { ScaffoldError } from './project.ts';

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

/**
 * Returns an answer to each question: from the options, else from the terminal, else the default.
 *
 * @throws ScaffoldError naming every missing option, or the first invalid one
 */
export async function answersTo(
  questions: readonly Question[],
  options: Readonly<Record<string, string | undefined>>,
  ask: ((question: string) => Promise<string>) | undefined,
): Promise<Answers> {
  const answers: Record<string, string> = {};
  const missing: Question[] = [];
  for (const question of questions) {
    const answer = options[question.name] ?? (await asked(question, ask)) ?? question.default;
    if (answer === undefined) missing.push(question);
    else answers[question.name] = accepted(question, answer);
  }
  if (missing.length > 0) {
    const needed = missing.map(({ name, question }) => `--${name} (${question})`).join(', ');
    throw new ScaffoldError(`missing: ${needed}`);
  }
  return answers;
}

async function asked(
  question: Question,
  ask: ((text: string) => Promise<string>) | undefined,
): Promise<string | undefined> {
  if (ask === undefined) return undefined;
  const suffix = question.default === undefined ? '' : ` [${question.default}]`;
  const answer = (await ask(`${question.question}${suffix}: `)).trim();
  return answer === '' ? undefined : answer;
}

function accepted({ name, fault }: Question, answer: string): string {
  const wrong = fault?.(answer);
  if (wrong !== undefined) throw new ScaffoldError(`--${name} ${wrong}, not "${answer}"`);
  return answer;
}

/** Prompts at the terminal; undefined without one. */
export function terminalAsker(): { ask(question: string): Promise<string>; close(): void } | undefined {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return undefined;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  return { ask: (question) => terminal.question(question), close: () => terminal.close() };
}

/** Returns a fault with an example for answers that do not match. */
export function like(pattern: RegExp, example: string): (answer: string) => string | undefined {
  return (answer) => (pattern.test(answer) ? undefined : `has the form ${example}`);
}
