import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { ScaffoldError, type ScaffoldProject } from './project.ts';

type Mapping = Readonly<Record<string, unknown>>;

/** An operation and its place: a file of `spec/operations/`, the key of its path item, its method. */
export interface FoundOperation {
  readonly file: string;
  readonly item: string;
  readonly method: string;
  readonly operation: Mapping;
}

/** Every operation of the document. */
export function operationsIn(project: ScaffoldProject, folder: string): FoundOperation[] {
  return yamlFiles(folder, 'operations').flatMap((file) =>
    Object.entries(mapping(project.spec(file).value([]))).flatMap(([item, methods]) =>
      Object.entries(mapping(methods)).flatMap(([method, operation]) =>
        mapping(operation)['operationId'] === undefined ? [] : [{ file, item, method, operation: mapping(operation) }],
      ),
    ),
  );
}

/** @throws ScaffoldError when no operation has that id. */
export function findOperation(project: ScaffoldProject, folder: string, id: string): FoundOperation {
  const all = operationsIn(project, folder);
  const found = all.find(({ operation }) => operation['operationId'] === id);
  if (found !== undefined) return found;
  const resource = all
    .map(({ operation }) => String(operation['operationId']))
    .filter((each) => each.split('.')[0] === id.split('.')[0]);
  const near = resource.length === 0 ? '' : `; ${id.split('.')[0]} has ${resource.join(', ')}`;
  throw new ScaffoldError(`the document has no operation ${id}${near}`);
}

/** The file of `spec/schemas/` with a schema of this name. */
export function schemaFile(project: ScaffoldProject, folder: string, name: string): string | undefined {
  return yamlFiles(folder, 'schemas').find((file) => project.spec(file).has([name]));
}

/** A success example of any operation whose schema has this name, as YAML lines. */
export function exampleOf(operations: readonly FoundOperation[], schema: string): unknown {
  for (const { operation } of operations) {
    for (const response of Object.values(mapping(operation['responses']))) {
      const { schema: used, examples } = mapping(mapping(mapping(mapping(response)['content'])['application/json']));
      if (!String(mapping(used)['$ref']).endsWith(`#/${schema}`)) continue;
      const [first] = Object.values(mapping(examples));
      if (mapping(first)['value'] !== undefined) return mapping(first)['value'];
    }
  }
  return undefined;
}

/** The `data` of the first example of an event of `entity`, such as `customer`. */
export function eventExampleOf(project: ScaffoldProject, file: string): unknown {
  for (const item of Object.values(mapping(project.spec(file).value([])))) {
    const { content } = mapping(mapping(mapping(item)['post'])['requestBody']);
    const [first] = Object.values(mapping(mapping(mapping(content)['application/json'])['examples']));
    const data = mapping(mapping(first)['value'])['data'];
    if (data !== undefined) return data;
  }
  return undefined;
}

export function mapping(value: unknown): Mapping {
  return typeof value === 'object' && value !== null ? (value as Mapping) : {};
}

function yamlFiles(folder: string, part: string): string[] {
  return readdirSync(join(folder, 'spec', part))
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => `${part}/${name}`);
}
