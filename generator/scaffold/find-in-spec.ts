import { ArgumentError } from '../../service/command-line/parse-command-line.ts';
import type { ScaffoldProject } from './project.ts';
import { mapping, valueAt } from './yaml-text.ts';

export type FoundOperation = ReturnType<typeof operationsIn>[number];

/** Operations with their places: a file of `spec/operations/`, the key of the path item, the method. */
export function operationsIn(project: ScaffoldProject) {
  return project.specFiles('operations').flatMap((file) =>
    project.entries(file).flatMap(([item, methods]) =>
      Object.entries(mapping(methods)).flatMap(([method, value]) => {
        const operation = mapping(value);
        const id = operation['operationId'];
        return typeof id === 'string' ? [{ id, file, item, method, operation }] : [];
      }),
    ),
  );
}

/** The operations in a comma-separated list. @throws ArgumentError when one does not exist */
export function listedOperations(project: ScaffoldProject, ids: string): FoundOperation[] {
  const all = operationsIn(project);
  const listed = ids.split(',').map((id) => id.trim());
  return listed.filter(Boolean).map((id) => {
    const found = all.find((each) => each.id === id);
    if (found !== undefined) return found;
    const [resource] = id.split('.');
    const siblings = all.map((each) => each.id).filter((each) => each.split('.')[0] === resource);
    const near = siblings.length === 0 ? '' : `; ${resource} has ${siblings.join(', ')}`;
    throw new ArgumentError(`the document has no operation ${id}${near}`);
  });
}

export function schemaFile(project: ScaffoldProject, name: string): string | undefined {
  return project.specFiles('schemas').find((file) => project.has(file, [name]));
}

/** The first example of any request or response body whose schema has this name. */
export function exampleOf(project: ScaffoldProject, schema: string): unknown {
  const bodies = operationsIn(project).flatMap(({ operation }) => [
    operation['requestBody'],
    ...Object.values(mapping(operation['responses'])),
  ]);
  const named = bodies.filter((body) =>
    String(valueAt(body, [...JSON_CONTENT, 'schema', '$ref'])).endsWith(`#/${schema}`),
  );
  return named.map(firstExample).find((example) => example !== undefined);
}

/** The `data` of the first example of an event in a file of `spec/events/`. */
export function eventExampleOf(project: ScaffoldProject, file: string): unknown {
  const bodies = project.entries(file).map(([, item]) => valueAt(item, ['post', 'requestBody']));
  return bodies.map((body) => valueAt(firstExample(body), ['data'])).find((data) => data !== undefined);
}

const JSON_CONTENT = ['content', 'application/json'];

function firstExample(body: unknown): unknown {
  const [first] = Object.values(mapping(valueAt(body, [...JSON_CONTENT, 'examples'])));
  return mapping(first)['value'];
}
