import { ArgumentError } from '../../service/command-line/parse-command-line.ts';
import { type Output, prompt } from '../cli/terminal.ts';

export interface Question {
  /** The name of its option, without dashes. */
  readonly name: string;
  readonly question: string;
  /** Without a default, an answer is required. */
  readonly default?: string;
  /** What answers must match, and an example. */
  readonly form?: { readonly pattern: RegExp; readonly example: string };
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
  for (const { name, question, default: usual, form } of questions) {
    const asked = usual === undefined ? `${question}: ` : `${question} [${usual}]: `;
    const answer = options[name] ?? ((await prompt(asked, output)) || usual);
    if (answer === undefined) missing.push(`--${name} (${question})`);
    else if (form?.pattern.test(answer) === false)
      throw new ArgumentError(`--${name} has the form ${form.example}, not "${answer}"`);
    else answers[name] = answer;
  }
  if (missing.length > 0) throw new ArgumentError(`missing: ${missing.join(', ')}`);
  return answers;
}
