import { ArgumentError } from '../../service/command-line/parse-command-line.ts';
import { kebabCase } from '../model/names.ts';
import { copyEvent, eventsIn, schemaName } from './copy-event.ts';
import { addFailingTest } from './failing-test.ts';
import type { ScaffoldProject } from './project.ts';
import { addEventVersion, replaceEverywhere } from './source-tables.ts';

/**
 * Adds the next version of an event with its own schema, a copy of the newest; earlier versions do not
 * change.
 */
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
  addFailingTest(project, `${kebabCase(type)}-v${version}`, {
    suite: `${type}, version ${version}`,
    title: `sends version ${version} of ${type} with … to destinations that chose it`,
    body: `    expect(service().url).toBe('Test what version ${version} changes.');`,
  });
}

const SCHEMAS = 'schemas/notification-setting.yaml';

/** Adds a new API version everywhere the document lists versions: events and requests share them. */
function addApiVersion(project: ScaffoldProject, version: number): void {
  const before = project.spec(SCHEMAS).value(['ApiVersion', 'enum']) as readonly number[];
  if (before.includes(version)) return;
  const after = [...before, version];
  project.add(SCHEMAS, ['ApiVersion', 'enum'], [version]);
  project.add('parameters.yaml', ['ServiceVersion', 'schema', 'enum'], [String(version)]);
  for (const quote of ['', "'"]) {
    const listed = (versions: readonly number[]): string =>
      `enum: [${versions.map((each) => quote + each + quote).join(', ')}] }`;
    replaceEverywhere(project, listed(before), listed(after));
  }
}
