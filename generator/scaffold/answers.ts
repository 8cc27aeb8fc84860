import { createInterface } from 'node:readline/promises';

import { ScaffoldError } from './project.ts';

/** What a kind of addition has to be told. */
export interface Question {
  /** Its option, without the dashes. */
  readonly name: string;
  readonly question: string;
  /** Taken when nothing is said. Without one, an answer is needed. */
  readonly default?: string;
  /** What is wrong with an answer, as the end of a sentence that begins with the option. */
  fault?(answer: string): string | undefined;
}

export type Answers = Readonly<Record<string, string>>;

/**
 * An answer to each question: from the options, else asked for at a terminal, else the default.
 *
 * @throws ScaffoldError naming every option that is missing, or the first one that is wrong.
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
    throw new ScaffoldError(`needed: ${needed}`);
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

/** Asks at the terminal; undefined where there is none. */
export function terminalAsker(): { ask(question: string): Promise<string>; close(): void } | undefined {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return undefined;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  return { ask: (question) => terminal.question(question), close: () => terminal.close() };
}

/** A fault for answers that do not match, said with an example. */
export function like(pattern: RegExp, example: string): (answer: string) => string | undefined {
  return (answer) => (pattern.test(answer) ? undefined : `has the form ${example}`);
}
