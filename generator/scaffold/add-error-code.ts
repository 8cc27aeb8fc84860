import type { Answers, Question } from './answers.ts';
import { like } from './answers.ts';
import { addFailingTest } from './failing-test.ts';
import { findOperation, mapping } from './find-in-spec.ts';
import { errorResponses } from './operation-codes.ts';
import { ScaffoldError, type ScaffoldProject } from './project.ts';
import { addCodeToOperation, addErrorCode } from './source-tables.ts';

const STATUSES = Object.keys(errorResponses);

export const errorCodeQuestions: readonly Question[] = [
  {
    name: 'status',
    question: `HTTP status, one of ${STATUSES.join(', ')}`,
    fault: (answer) => (STATUSES.includes(answer) ? undefined : `must be one of ${STATUSES.join(', ')}`),
  },
  {
    name: 'group',
    question: 'group of the error pages, such as shared or customers',
    fault: like(/^[a-z_]+$/, 'customers'),
  },
  { name: 'title', question: 'title, such as Customer frozen' },
  { name: 'description', question: 'what it means, one sentence' },
  { name: 'remedy', question: 'what the client should do, one sentence' },
  { name: 'operations', question: 'operations that return it, such as customers.create,customers.update' },
];

/** Adds an error code to the catalog, to its operations and to the table of the source test. */
export function scaffoldErrorCode(project: ScaffoldProject, folder: string, code: string, answers: Answers): void {
  const { status = '', group = '', title, description, remedy, operations = '' } = answers;
  if (!/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(code))
    throw new ScaffoldError(`an error code has the form customer_frozen, not "${code}"`);
  const catalog = project.spec('errors.yaml');
  if (catalog.has([code])) throw new ScaffoldError(`spec/errors.yaml already has ${code}`);
  const type = Number(status) >= 500 ? 'api_error' : 'request_error';
  const entry = [
    `${code}:`,
    `  type: ${type}`,
    `  status: ${status}`,
    `  group: ${group}`,
    `  title: ${JSON.stringify(title)}`,
    `  description: ${JSON.stringify(description)}`,
    `  remedy: ${JSON.stringify(remedy)}`,
  ].join('\n');
  const groups = mapping(catalog.value([]));
  project.add('errors.yaml', [], entry, { before: (key) => mapping(groups[key])['group'] === group });
  addErrorCode(project, code, Number(status));

  const ids = operations
    .split(',')
    .map((id) => id.trim())
    .filter(Boolean);
  for (const id of ids) {
    const { file, item, method, operation } = findOperation(project, folder, id);
    project.add(file, [item, method, 'x-error-codes'], `- ${code}`);
    if (mapping(operation['responses'])[status] === undefined) {
      const response = `'${status}':\n  $ref: '../responses.yaml#/${errorResponses[Number(status)]}'`;
      project.add(file, [item, method, 'responses'], response, { before: (key) => Number(key) < Number(status) });
    }
    addCodeToOperation(project, id, code);
  }
  project.todo.push(
    `throw request.newError('${code}', …) where the service finds it; the detail names the value and what to do`,
  );
  addFailingTest(project, `test/service/${code.replaceAll('_', '-')}.test.ts`, code, {
    title: `returns ${status} ${code} when …`,
    body: `    const client = await service().client();
    // Send the request that causes it, through ${ids.map((id) => `client.${id}`).join(' or ')}.
    await expect(client.eventTypes.list()).rejects.toMatchObject({ code: '${code}', status: ${status} });`,
  });
}
