import { kebabCase, pascalCase } from '../model/names.ts';
import type { Answers, Question } from './answers.ts';
import { eventsIn, topLevelBlock } from './event-blocks.ts';
import { addFailingTest } from './failing-test.ts';
import { findOperation } from './find-in-spec.ts';
import { addPayloadVersion, addWebhook } from './event-tables.ts';
import { ScaffoldError, type ScaffoldProject } from './project.ts';
import { addEventToOperation, addEventType } from './source-tables.ts';

export const eventQuestions: readonly Question[] = [
  { name: 'description', question: 'when it happens, such as Occurs when a customer is archived.' },
  { name: 'emitted-by', question: 'operations that cause it, such as customers.archive; empty for none', default: '' },
];

/** Adds an event type: its webhook, copied from another event of the entity, and its entries in all tables of event types. */
export function scaffoldEvent(project: ScaffoldProject, folder: string, type: string, answers: Answers): void {
  const [entity = '', verb] = type.split('.');
  if (!/^[a-z_]+\.[a-z_]+$/.test(type))
    throw new ScaffoldError(`an event type has the form customer.archived, not "${type}"`);
  const path = `events/${kebabCase(entity)}.yaml`;
  const file = project.spec(path);
  const model = eventsIn(file).find(({ version }) => version === 1);
  if (model === undefined)
    throw new ScaffoldError(
      `spec/${path} has no event to copy: write the first event of ${entity} by hand, as in spec/events/customer.yaml`,
    );
  if (file.has([`${type}.v1`])) throw new ScaffoldError(`spec/${path} already has ${type}`);

  const [oldName, newName] = [pascalCase(model.type), pascalCase(type)];
  const oldVerb = model.type.split('.')[1]!;
  const renamed = (block: string): string =>
    block
      .replaceAll(model.type, type)
      .replaceAll(oldName, newName)
      .replaceAll(lowerFirst(oldName), lowerFirst(newName))
      .replace(/^( {4}summary:) .*$/m, `$1 ${sentence(type)}`)
      .replace(/^( {4}description:) .*$/m, `$1 ${JSON.stringify(answers['description'])}`);
  const webhook = withOwnExample(renamed(topLevelBlock(file, model.key)), verb!, oldVerb);
  const schema = renamed(topLevelBlock(file, `${oldName}EventV1`)).replace(
    /^ {2}description: (?:(?!\n {2}\S)[^])*/m,
    `  description: ${JSON.stringify(`Reports ${type}.`)}`,
  );
  project.add(path, [], webhook);
  project.add(path, [], schema);
  project.add('schemas/event-type.yaml', ['EventTypeName', 'enum'], `- ${type}`, { before: (key) => key < type });
  addWebhook(project, `${type}.v1`, path);
  addPayloadVersion(project, type, 1);
  addEventType(project, type);

  for (const id of (answers['emitted-by'] ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)) {
    const { file: at, item, method, operation } = findOperation(project, folder, id);
    if (operation['x-emits'] === undefined) {
      project.add(at, [item, method], `x-emits: [${type}]`, { before: (key) => key === 'x-rate-limit' });
    } else {
      project.add(at, [item, method, 'x-emits'], type);
    }
    addEventToOperation(project, id, type);
  }
  project.todo.push(
    `spec/${path}: review the new webhook and its schema; they are a renamed copy of ${model.type}`,
    `publish(trx, services, { accountId, type: '${type}', data }) in service/, in the transaction of the change`,
  );
  addFailingTest(project, `test/service/${kebabCase(type)}.test.ts`, type, {
    title: `publishes ${type} when …`,
    body: `    const client = await service().client();
    // Make the change that causes it, through the client.
    const { data } = await client.events.list({ query: { event_type: ['${type}'] } });
    expect(data).toHaveLength(1);`,
  });
}

/** Renames inline examples and removes references to example files, which can't be renamed. */
function withOwnExample(webhook: string, verb: string, oldVerb: string): string {
  return webhook
    .replace(new RegExp(`^( {12})${oldVerb}:`, 'm'), `$1${verb}:`)
    .replace(/^ {10}examples:\n {12}\S+ \{ \$ref: .*\n/m, '');
}

function sentence(type: string): string {
  const text = type.replace(/[._]/g, ' ');
  return text[0]!.toUpperCase() + text.slice(1);
}

function lowerFirst(text: string): string {
  return text[0]!.toLowerCase() + text.slice(1);
}
