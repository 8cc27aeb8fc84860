import { ArgumentError } from '../../service/command-line/parse-command-line.ts';
import { camelCase, kebabCase, pascalCase } from '../model/names.ts';
import type { Answers, Question } from './answers.ts';
import { listedOperations } from './find-in-spec.ts';
import { capitalized } from './operation-questions.ts';
import type { ScaffoldProject } from './project.ts';
import { addEventType, addEventVersion, addToRow, replaceEverywhere } from './source-tables.ts';
import { onOneLine, yamlBlock } from './yaml-text.ts';

export const eventQuestions: readonly Question[] = [
  { name: 'description', question: 'when it happens, such as Occurs when a customer is archived.' },
  { name: 'emitted-by', question: 'operations that cause it, such as customers.archive; empty for none', default: '' },
];

/** Adds an event type: its webhook, copied from another event of the entity, and its rows in all tables. */
export function scaffoldEvent(project: ScaffoldProject, type: string, answers: Answers): void {
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
  for (const { id, file, item, method, operation } of listedOperations(project, answers['emitted-by'] ?? '')) {
    if (operation['x-emits'] === undefined)
      project.add(file, [item, method], { 'x-emits': onOneLine([type]) }, (key) => key === 'x-rate-limit');
    else project.add(file, [item, method, 'x-emits'], [type]);
    addToRow(project, id, 'emits', type);
  }
  project.todo.push(
    `spec/${path}: review the new webhook and its schema; they are a renamed copy of ${model.type}`,
    `publish(trx, services, { accountId, type: '${type}', data }) in service/, in the transaction of the change`,
  );
  project.addTest(kebabCase(type), {
    suite: type,
    title: `publishes ${type} when …`,
    body: `    const client = await service().client();
    // Make the change that causes it, through the client.
    const { data } = await client.events.list({ query: { event_type: ['${type}'] } });
    expect(data).toHaveLength(1);`,
  });
}

/** Adds the next version of an event with a copy of the newest schema; earlier versions do not change. */
export function scaffoldEventVersion(project: ScaffoldProject, type: string): void {
  const path = `events/${kebabCase(type.split('.')[0]!)}.yaml`;
  const events = eventsIn(project, path);
  const [newest] = events.filter((event) => event.type === type).toSorted((a, b) => b.version - a.version);
  if (newest === undefined) {
    const types = [...new Set(events.map((event) => event.type))];
    const near = types.length === 0 ? '' : `; spec/${path} has ${types.join(', ')}`;
    throw new ArgumentError(`there is no event ${type}${near}`);
  }
  const version = newest.version + 1;
  copyEvent(project, path, newest, { type, version });
  addEventVersion(project, type, version);
  addApiVersion(project, version);
  project.todo.push(
    `spec/${path}: change ${schemaName({ type, version })}; the earlier versions stay as they are`,
    `service/events/payload-versions.ts: define how each version of ${type} is created from the entity`,
  );
  project.addTest(`${kebabCase(type)}-v${version}`, {
    suite: `${type}, version ${version}`,
    title: `sends version ${version} of ${type} with … to destinations that chose it`,
    body: `    expect(service().url).toBe('Test what version ${version} changes.');`,
  });
}

/** Adds a new API version everywhere the document lists versions: events and requests share them. */
function addApiVersion(project: ScaffoldProject, version: number): void {
  const schemas = 'schemas/notification-setting.yaml';
  const before = project.value(schemas, ['ApiVersion', 'enum']) as readonly number[];
  if (before.includes(version)) return;
  project.add(schemas, ['ApiVersion', 'enum'], [version]);
  project.add('parameters.yaml', ['ServiceVersion', 'schema', 'enum'], [String(version)]);
  for (const quote of ['', "'"]) {
    const listed = (versions: readonly number[]): string =>
      `enum: [${versions.map((each) => quote + each + quote).join(', ')}] }`;
    replaceEverywhere(project, listed(before), listed([...before, version]));
  }
}

interface EventVersion {
  /** Such as `customer.created`. */
  readonly type: string;
  readonly version: number;
}

/** `customer.created.v1`, the key of its webhook. */
function keyOf({ type, version }: EventVersion): string {
  return `${type}.v${version}`;
}

function schemaName({ type, version }: EventVersion): string {
  return `${pascalCase(type)}EventV${version}`;
}

type EventTexts = Readonly<Record<'webhook' | 'schema', string>>;

function eventsIn(project: ScaffoldProject, path: string): EventVersion[] {
  return project.entries(path).flatMap(([key]) => {
    const [, type, version] = /^([a-z_]+\.[a-z_]+)\.v(\d+)$/.exec(key) ?? [];
    return type === undefined ? [] : [{ type, version: Number(version) }];
  });
}

/**
 * Adds an event as a renamed copy of another one in the same file, after that one if it is another version
 * of it: its webhook, its schema, its entry in the root document and its payload.
 */
function copyEvent(
  project: ScaffoldProject,
  path: string,
  model: EventVersion,
  event: EventVersion,
  edit: (texts: EventTexts) => EventTexts = (texts) => texts,
): void {
  const copied = (key: string): string => renamed(yamlBlock(project.text(`spec/${path}`), key), model, event);
  const { webhook, schema } = edit({ webhook: copied(keyOf(model)), schema: copied(schemaName(model)) });
  const isNewVersion = event.type === model.type;
  const key = keyOf(event);
  project.add(path, [], webhook, (each) => isNewVersion && each === schemaName(model));
  project.add(path, [], schema, (each) => each === key);
  const entity = `${event.type.split('.')[0]}.`;
  const added = `${key}: { $ref: '${path}#/${key}' }`;
  project.add('spec.yaml', ['webhooks'], added, (each) => each.startsWith(entity));
  addPayloadVersion(project, event);
}

/** Replaces every name of an event, in one pass, because the new names may contain the old ones. */
function renamed(text: string, from: EventVersion, to: EventVersion): string {
  const newNames = namesOf(to);
  const names = new Map(namesOf(from).map((name, index) => [name, newNames[index]!]));
  const pattern = [...names.keys()].map((name) => name.replaceAll('.', String.raw`\.`)).join('|');
  return text.replace(new RegExp(pattern, 'g'), (name) => names.get(name)!);
}

/** The names of an event in its webhook and schema, longer ones before those that they contain. */
function namesOf(event: EventVersion): string[] {
  const { type, version } = event;
  return [
    keyOf(event),
    schemaName(event),
    `${camelCase(type)}V${version}`,
    `type: ${type}, version: ${version}`,
    type,
    pascalCase(type),
    camelCase(type),
  ];
}

const PAYLOAD_VERSIONS = 'service/events/payload-versions.ts';

function addPayloadVersion(project: ScaffoldProject, { type, version }: EventVersion): void {
  const text = project.text(PAYLOAD_VERSIONS);
  const rows = [...text.matchAll(/^ {2}'([a-z_.]+)': \{.*( \},)$/gm)];
  const row = rows.find(([, each]) => each === type);
  const next = rows.find(([, each]) => each! > type);
  const [at, added] =
    row === undefined
      ? [next?.index ?? text.lastIndexOf('};'), `  '${type}': { ${version}: same },\n`]
      : [row.index + row[0].length - row[2]!.length, `, ${version}: same`];
  const changed = text.slice(0, at) + added + text.slice(at);
  project.setText(PAYLOAD_VERSIONS, changed, `how version ${version} of ${type} is made`);
}
