import { ArgumentError } from '../../service/command-line/parse-command-line.ts';
import { type Output, prompt } from '../cli/terminal.ts';

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
 * Returns answers from the options, else from the terminal if there is one, else the defaults.
 *
 * @throws ArgumentError naming every missing option, or the first invalid one
 */
export async function answersTo(
  questions: readonly Question[],
  options: Readonly<Record<string, string | undefined>>,
  output: Output,
): Promise<Answers> {
  const answers: Record<string, string> = {};
  const missing: string[] = [];
  for (const { name, question, default: usual, fault } of questions) {
    const asked = usual === undefined ? `${question}: ` : `${question} [${usual}]: `;
    const answer = options[name] ?? ((await prompt(asked, output)) || usual);
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

/** Returns a fault with an example for answers that do not match. */
export function like(pattern: RegExp, example: string): (answer: string) => string | undefined {
  return (answer) => (pattern.test(answer) ? undefined : `has the form ${example}`);
}
