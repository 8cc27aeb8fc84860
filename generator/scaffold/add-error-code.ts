import { ArgumentError } from '../../service/command-line/parse-command-line.ts';
import type { Answers, Question } from './answers.ts';
import { listedOperations } from './find-in-spec.ts';
import type { ScaffoldProject } from './project.ts';
import { mapping, valueAt } from './yaml-text.ts';
import { addErrorCode, addToRow } from './source-tables.ts';

export const errorCodeQuestions: readonly Question[] = [
  { name: 'status', question: 'HTTP status, such as 409' },
  {
    name: 'group',
    question: 'group of the error pages, such as shared or customers',
    form: { pattern: /^[a-z_]+$/, example: 'customers' },
  },
  { name: 'title', question: 'title, such as Customer frozen' },
  { name: 'description', question: 'what it means, one sentence' },
  { name: 'remedy', question: 'what the client should do, one sentence' },
  { name: 'operations', question: 'operations that return it, such as customers.create,customers.update' },
];

/** Adds an error code to the catalog, to its operations and to the table of the source test. */
export function scaffoldErrorCode(project: ScaffoldProject, code: string, answers: Answers): void {
  const { group, title, description, remedy, operations = '' } = answers;
  const status = Number(answers['status']);
  const statuses = Object.keys(mapping(project.value('shared-errors.yaml', ['responses'])));
  if (!statuses.includes(String(status)))
    throw new ArgumentError(`--status must be one of ${statuses.join(', ')}, not "${answers['status']}"`);
  const catalog = project.value('errors.yaml');
  if (valueAt(catalog, [code]) !== undefined) throw new ArgumentError(`spec/errors.yaml already has ${code}`);
  const type = status >= 500 ? 'api_error' : 'request_error';
  const entry = { type, status, group, title, description, remedy };
  project.add('errors.yaml', [], { [code]: entry }, (key) => valueAt(catalog, [key, 'group']) === group);
  addErrorCode(project, code, status);

  const found = listedOperations(project, operations);
  for (const { id, file, item, method, operation } of found) {
    if (operation['x-error-codes'] === undefined)
      project.add(file, [item, method], { 'x-error-codes': [code] }, (key) => key === 'x-error-sets');
    else project.add(file, [item, method, 'x-error-codes'], [code]);
    addToRow(project, id, 'codes', code);
  }
  project.todo.push(
    `throw request.newError('${code}', …) where the service finds it; the detail names the value and what to do`,
  );
  project.addTest(code.replaceAll('_', '-'), {
    suite: code,
    title: `returns ${status} ${code} when …`,
    body: `    const client = await service().client();
    // Send the request that causes it, through ${found.map(({ id }) => `client.${id}`).join(' or ')}.
    await expect(client.eventTypes.list()).rejects.toMatchObject({ code: '${code}', status: ${status} });`,
  });
}
