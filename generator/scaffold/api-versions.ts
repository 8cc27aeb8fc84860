import type { ScaffoldProject } from './project.ts';
import { replaceEverywhere } from './source-tables.ts';

const SCHEMAS = 'schemas/notification-setting.yaml';

/** Adds a new API version everywhere the document lists versions: events and requests share them. */
export function addApiVersion(project: ScaffoldProject, version: number): void {
  const versions = project.spec(SCHEMAS).value(['ApiVersion', 'enum']) as readonly number[];
  if (versions.includes(version)) return;
  project.add(SCHEMAS, ['ApiVersion', 'enum'], String(version));
  project.add('parameters.yaml', ['ServiceVersion', 'schema', 'enum'], `'${version}'`);
  const [before, after] = [versions, [...versions, version]];
  replaceEverywhere(project, `enum: [${before.join(', ')}] }`, `enum: [${after.join(', ')}] }`);
  const quoted = (list: readonly number[]): string => `enum: [${list.map((each) => `'${each}'`).join(', ')}] }`;
  replaceEverywhere(project, quoted(before), quoted(after));
}
