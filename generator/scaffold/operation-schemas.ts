import { kebabCase } from '../model/names.ts';
import { eventExampleOf, schemaFile } from './find-in-spec.ts';
import { ScaffoldError, type ScaffoldProject } from './project.ts';

/** A schema that an operation refers to. */
export interface UsedSchema {
  readonly file: string;
  readonly name: string;
  /** A value, if one can be composed from examples of the document. */
  readonly example?: unknown;
}

const REQUEST_ID = '5b1f7a3c-9d2e-4c60-8f47-1e6a0d9b3c52';

/** Returns the envelope of an entity or of a page; adds a missing one beside the entity. */
export function responseSchema(project: ScaffoldProject, folder: string, entity: string, isList: boolean): UsedSchema {
  const file = schemaFile(project, folder, entity);
  if (file === undefined)
    throw new ScaffoldError(`spec/schemas/ has no schema ${entity}: write the entity first, or pass --returns none`);
  const words = kebabCase(entity).replaceAll('-', ' ');
  const name = isList ? `${entity}ListResponse` : `${entity}Response`;
  const example = envelope(eventExampleOf(project, `events/${kebabCase(entity)}.yaml`), isList);
  if (project.spec(file).has([name])) return { file, name, ...(example !== undefined && { example }) };
  const data = isList
    ? `{ type: array, items: { $ref: '#/${entity}' }, description: The page of ${words}s. }`
    : `{ $ref: '#/${entity}', description: The ${words}. }`;
  const meta = isList
    ? `{ $ref: 'shared.yaml#/MetaWithPagination', description: About the response and the page. }`
    : `{ $ref: 'shared.yaml#/Meta', description: About the response. }`;
  project.add(
    file,
    [],
    [
      `${name}:`,
      '  type: object',
      `  description: ${isList ? `One page of ${words}s.` : `One ${words}.`}`,
      '  required: [data, meta]',
      '  properties:',
      `    data: ${data}`,
      `    meta: ${meta}`,
    ].join('\n'),
  );
  return { file, name, ...(example !== undefined && { example }) };
}

/** Returns the schema of a request body; adds a missing one, without members, beside the entity. */
export function bodySchema(project: ScaffoldProject, folder: string, name: string, entity: string): UsedSchema {
  const known = schemaFile(project, folder, name);
  if (known !== undefined) return { file: known, name };
  const file = schemaFile(project, folder, entity) ?? `schemas/${kebabCase(entity)}.yaml`;
  const words = kebabCase(name).replaceAll('-', ' ');
  project.add(
    file,
    [],
    [
      `${name}:`,
      '  type: object',
      `  description: The body of ${words}.`,
      '  additionalProperties: false',
      '  properties: {}',
    ].join('\n'),
  );
  project.todo.push(`spec/${file}: the members of ${name}, each with a description and every limit`);
  return { file, name };
}

function envelope(data: unknown, isList: boolean): unknown {
  if (data === undefined) return undefined;
  if (!isList) return { data, meta: { request_id: REQUEST_ID } };
  const { id } = data as { readonly id?: string };
  const next = `https://api.billing.example/?after=${id ?? ''}`;
  const pagination = { per_page: 50, next, has_more: false, estimated_total: 1 };
  return { data: [data], meta: { request_id: REQUEST_ID, pagination } };
}
