import { kebabCase, pascalCase } from '../model/names.ts';
import { addApiVersion } from './api-versions.ts';
import { eventsIn, topLevelBlock } from './event-blocks.ts';
import { addPayloadVersion, addWebhook } from './event-tables.ts';
import { addFailingTest } from './failing-test.ts';
import { ScaffoldError, type ScaffoldProject } from './project.ts';
import { addEventVersion } from './source-tables.ts';

/** Adds the next version of an event with its own schema, a copy of the newest; earlier versions do not change. */
export function scaffoldEventVersion(project: ScaffoldProject, type: string): void {
  const path = `events/${kebabCase(type.split('.')[0]!)}.yaml`;
  const file = project.spec(path);
  const newest = eventsIn(file)
    .filter((event) => event.type === type)
    .toSorted((a, b) => b.version - a.version)[0];
  if (newest === undefined) {
    const known = eventsIn(file).map((event) => event.type);
    const near = known.length === 0 ? '' : `; spec/${path} has ${[...new Set(known)].join(', ')}`;
    throw new ScaffoldError(`there is no event ${type}${near}`);
  }
  const version = newest.version + 1;
  const name = pascalCase(type);
  const renamed = (block: string): string =>
    block
      .replaceAll(newest.key, `${type}.v${version}`)
      .replaceAll(`${name}EventV${newest.version}`, `${name}EventV${version}`)
      .replaceAll(
        `${name[0]!.toLowerCase()}${name.slice(1)}V${newest.version}`,
        `${name[0]!.toLowerCase()}${name.slice(1)}V${version}`,
      )
      .replace(`version: ${newest.version}`, `version: ${version}`);
  const placement = { before: (key: string) => key === `${name}EventV${newest.version}` };
  project.add(path, [], renamed(topLevelBlock(file, newest.key)), placement);
  const webhook = { before: (key: string) => key === `${type}.v${version}` };
  project.add(path, [], renamed(topLevelBlock(file, `${name}EventV${newest.version}`)), webhook);
  addWebhook(project, `${type}.v${version}`, path);
  addPayloadVersion(project, type, version);
  addEventVersion(project, type, version);
  addApiVersion(project, version);
  project.todo.push(
    `spec/${path}: change ${name}EventV${version}; the earlier versions stay as they are`,
    `service/events/payload-versions.ts: define how each version of ${type} is created from the entity`,
  );
  addFailingTest(project, `test/service/${kebabCase(type)}-v${version}.test.ts`, `${type}, version ${version}`, {
    title: `sends version ${version} of ${type} with … to destinations that chose it`,
    imports: [],
    body: `    expect(service().url).toBe('Test what version ${version} changes.');`,
  });
}
