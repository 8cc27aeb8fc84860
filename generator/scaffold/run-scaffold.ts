import { ArgumentError, parseCommandLine } from '../../service/command-line/parse-command-line.ts';
import type { Output } from '../cli/terminal.ts';
import { errorCodeQuestions, scaffoldErrorCode } from './add-error-code.ts';
import { eventQuestions, scaffoldEvent, scaffoldEventVersion } from './add-event.ts';
import { scaffoldOperation } from './add-operation.ts';
import { type Answers, answersTo, type Question } from './answers.ts';
import { operationQuestions } from './operation-questions.ts';
import { ScaffoldProject } from './project.ts';

interface Kind {
  /** What identifies it: `an event type`. */
  readonly id: string;
  readonly form: RegExp;
  readonly example: string;
  readonly questions: (name: string) => readonly Question[];
  readonly run: (project: ScaffoldProject, name: string, answers: Answers) => void;
}

const EVENT = { id: 'an event type', form: /^[a-z_]+\.[a-z_]+$/ };

const kinds: Readonly<Record<string, Kind>> = {
  operation: {
    id: 'an operation id',
    form: /^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/,
    example: 'customers.archive',
    questions: operationQuestions,
    run: scaffoldOperation,
  },
  event: { ...EVENT, example: 'customer.archived', questions: () => eventQuestions, run: scaffoldEvent },
  'event-version': { ...EVENT, example: 'customer.updated', questions: () => [], run: scaffoldEventVersion },
  'error-code': {
    id: 'an error code',
    form: /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/,
    example: 'customer_frozen',
    questions: () => errorCodeQuestions,
    run: scaffoldErrorCode,
  },
};

const COMMANDS = Object.entries(kinds).map(([kind, { example, questions }]) => {
  const options = questions(example).map(({ name }) => ` --${name} …`);
  return `  npm run add -- ${kind} ${example}${options.join('')}\n`;
});

const USAGE = `Adds to the spec and to the code that depends on it, and leaves one failing test to complete.

${COMMANDS.join('')}
At a terminal it prompts for missing options. It writes nothing unless all values are valid, and then runs the generator.
`;

/** `npm run add`. Exit code: 0 success, 1 invalid arguments, 2 when generating failed. */
export async function runScaffold(
  args: readonly string[],
  folder: string,
  generate: () => Promise<number>,
  stdout: Output,
  stderr: Output,
): Promise<number> {
  const [kindName = '', name] = args;
  const kind = Object.hasOwn(kinds, kindName) ? kinds[kindName] : undefined;
  if (kind === undefined || name === undefined || name.startsWith('-')) {
    const isHelp = args.includes('--help') || args.includes('-h');
    (isHelp ? stdout : stderr).write(USAGE);
    return isHelp ? 0 : 1;
  }
  const project = new ScaffoldProject(folder);
  try {
    // Before the questions, whose defaults follow from the name.
    if (!kind.form.test(name)) throw new ArgumentError(`${kind.id} has the form ${kind.example}, not "${name}"`);
    const questions = kind.questions(name);
    const options = Object.fromEntries(questions.map((question) => [question.name, { type: 'string' as const }]));
    const { values } = parseCommandLine(args.slice(2), { options });
    kind.run(project, name, await answersTo(questions, values, stdout));
  } catch (error) {
    if (!(error instanceof ArgumentError)) throw error;
    stderr.write(`add ${kindName}: ${error.message}. Nothing was written; npm run add -- --help shows the options.\n`);
    return 1;
  }
  project.write();
  for (const { place, what } of project.added) stdout.write(`  ${place}  ${what}\n`);
  const status = await generate();
  stdout.write(`\nLeft to do:\n${project.todo.map((each) => `  - ${each}\n`).join('')}`);
  return status === 0 ? 0 : 2;
}
