import { camelCase, pascalCase } from '../model/names.ts';
import type { ScaffoldProject } from './project.ts';
import { mapping } from './spec-file.ts';

export interface EventVersion {
  /** Such as `customer.created`. */
  readonly type: string;
  readonly version: number;
}

/** `customer.created.v1`, the key of its webhook. */
function keyOf({ type, version }: EventVersion): string {
  return `${type}.v${version}`;
}

export function schemaName({ type, version }: EventVersion): string {
  return `${pascalCase(type)}EventV${version}`;
}

type EventTexts = Readonly<Record<'webhook' | 'schema', string>>;

export function eventsIn(project: ScaffoldProject, path: string): EventVersion[] {
  return Object.keys(mapping(project.spec(path).value([]))).flatMap((key) => {
    const [, type, version] = /^([a-z_]+\.[a-z_]+)\.v(\d+)$/.exec(key) ?? [];
    return type === undefined ? [] : [{ type, version: Number(version) }];
  });
}

/**
 * Adds an event as a renamed copy of another one in the same file, after that one if it is another version
 * of it: its webhook, its schema, its entry in the root document and its payload.
 */
export function copyEvent(
  project: ScaffoldProject,
  path: string,
  model: EventVersion,
  event: EventVersion,
  edit: (texts: EventTexts) => EventTexts = (texts) => texts,
): void {
  const copied = (key: string): string => renamed(project.spec(path).block(key), model, event);
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
