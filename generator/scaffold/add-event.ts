import { ArgumentError } from '../../service/command-line/parse-command-line.ts';
import { kebabCase } from '../model/names.ts';
import type { Answers, Question } from './answers.ts';
import { copyEvent, eventsIn } from './copy-event.ts';
import { addFailingTest } from './failing-test.ts';
import { listedOperations } from './find-in-spec.ts';
import { capitalized } from './operation-questions.ts';
import type { ScaffoldProject } from './project.ts';
import { addEventType, addToRow } from './source-tables.ts';
import { onOneLine } from './yaml-text.ts';

export const eventQuestions: readonly Question[] = [
  { name: 'description', question: 'when it happens, such as Occurs when a customer is archived.' },
  { name: 'emitted-by', question: 'operations that cause it, such as customers.archive; empty for none', default: '' },
];

/**
 * Adds an event type: its webhook, copied from another event of the entity, and its entries in all tables of
 * event types.
 */
export function scaffoldEvent(project: ScaffoldProject, type: string, answers: Answers): void {
  if (!/^[a-z_]+\.[a-z_]+$/.test(type))
    throw new ArgumentError(`an event type has the form customer.archived, not "${type}"`);
  const [entity = '', verb = ''] = type.split('.');
  const path = `events/${kebabCase(entity)}.yaml`;
  const events = eventsIn(project, path);
  const model = events.find(({ version }) => version === 1);
  if (model === undefined)
    throw new ArgumentError(
      `spec/${path} has no event to copy: write the first event of ${entity} by hand, as in spec/events/customer.yaml`,
    );
  if (events.some((event) => event.type === type)) throw new ArgumentError(`spec/${path} already has ${type}`);

  copyEvent(project, path, model, { type, version: 1 }, ({ webhook, schema }) => ({
    // Inline examples get the name of the event; references to example files can't be renamed.
    webhook: webhook
      .replace(/^( {4}summary:) .*$/m, `$1 ${capitalized(type.replace(/[._]/g, ' '))}`)
      .replace(/^( {4}description:) .*$/m, (_, key) => `${key} ${JSON.stringify(answers['description'])}`)
      .replace(new RegExp(`^( {12})${model.type.split('.')[1]}:`, 'm'), `$1${verb}:`)
      .replace(/^ {10}examples:\n {12}\S+ \{ \$ref: .*\n/m, ''),
    schema: schema.replace(/^ {2}description: (?:(?!\n {2}\S)[^])*/m, `  description: "Reports ${type}."`),
  }));
  project.add('schemas/event-type.yaml', ['EventTypeName', 'enum'], [type], (key) => key < type);
  addEventType(project, type);
  addToEmitters(project, type, answers['emitted-by'] ?? '');
  project.todo.push(
    `spec/${path}: review the new webhook and its schema; they are a renamed copy of ${model.type}`,
    `publish(trx, services, { accountId, type: '${type}', data }) in service/, in the transaction of the change`,
  );
  addFailingTest(project, kebabCase(type), {
    suite: type,
    title: `publishes ${type} when …`,
    body: `    const client = await service().client();
    // Make the change that causes it, through the client.
    const { data } = await client.events.list({ query: { event_type: ['${type}'] } });
    expect(data).toHaveLength(1);`,
  });
}

function addToEmitters(project: ScaffoldProject, type: string, emitters: string): void {
  for (const { id, file, item, method, operation } of listedOperations(project, emitters)) {
    if (operation['x-emits'] === undefined)
      project.add(file, [item, method], { 'x-emits': onOneLine([type]) }, (key) => key === 'x-rate-limit');
    else project.add(file, [item, method, 'x-emits'], [type]);
    addToRow(project, id, 'emits', type);
  }
}
