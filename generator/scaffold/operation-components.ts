import { ArgumentError } from '../../service/command-line/parse-command-line.ts';
import { kebabCase, pascalCase } from '../model/names.ts';
import { eventExampleOf, exampleOf, schemaFile } from './find-in-spec.ts';
import { wordsOf } from './operation-questions.ts';
import type { ScaffoldProject } from './project.ts';
import { onOneLine, reference, valueAt } from './yaml-text.ts';

/** Returns the names in `parameters.yaml` of the parameters of a path; adds missing ones. */
export function addPathParameters(project: ScaffoldProject, path: string): string[] {
  return pathParameters(path).map((parameter) => {
    const name = pascalCase(parameter);
    if (project.has('parameters.yaml', [name])) return name;
    const prefix = project.value('schemas/shared.yaml', [name, 'x-id-prefix']);
    if (prefix === undefined)
      throw new ArgumentError(
        `spec/schemas/shared.yaml has no ${name}: add the identifier there first, with its x-id-prefix`,
      );
    const entry = {
      name: parameter,
      in: 'path',
      description: `The ${parameter.replace(/_id$/, '').replaceAll('_', ' ')}.`,
      required: true,
      'x-error-code': 'bad_request',
      schema: reference(`schemas/shared.yaml#/${name}`),
      example: `${String(prefix)}01jnk8q4w6x2b9c7d5f3g1h0aa`,
    };
    project.add('parameters.yaml', [], { [name]: entry }, (key) => key < name);
    return name;
  });
}

/** `/customers/{customer_id}` → `customer_id`. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
}

/** The place of the schema of a body, and an example if the document has one to copy. */
export type BodySchema = ReturnType<typeof responseSchema>;

const REQUEST_ID = '5b1f7a3c-9d2e-4c60-8f47-1e6a0d9b3c52';

/** Returns the envelope of an entity or of a page; adds a missing one beside the entity. */
export function responseSchema(project: ScaffoldProject, entity: string, isList: boolean) {
  const file = schemaFile(project, entity);
  if (file === undefined)
    throw new ArgumentError(`spec/schemas/ has no schema ${entity}: write the entity first, or pass --returns none`);
  const name = isList ? `${entity}ListResponse` : `${entity}Response`;
  if (!project.has(file, [name])) project.add(file, [], { [name]: envelopeSchema(entity, isList) });
  const data = eventExampleOf(project, `events/${kebabCase(entity)}.yaml`);
  return { file, name, example: exampleOf(project, name) ?? envelope(data, isList) };
}

function envelopeSchema(entity: string, isList: boolean): object {
  const words = wordsOf(entity);
  const item = reference(`#/${entity}`);
  const meta = reference(`shared.yaml#/${isList ? 'MetaWithPagination' : 'Meta'}`);
  return {
    type: 'object',
    description: isList ? `One page of ${words}s.` : `One ${words}.`,
    required: onOneLine(['data', 'meta']),
    properties: {
      data: isList
        ? { type: 'array', items: item, description: `The page of ${words}s.` }
        : { ...item, description: `The ${words}.` },
      meta: { ...meta, description: isList ? 'About the response and the page.' : 'About the response.' },
    },
  };
}

/** Returns the schema of a request body; adds a missing one, without members, beside the entity. */
export function requestSchema(project: ScaffoldProject, name: string, entity: string): BodySchema {
  const existing = schemaFile(project, name);
  const example = exampleOf(project, name) ?? {};
  if (existing !== undefined) return { file: existing, name, example };
  const file = schemaFile(project, entity) ?? `schemas/${kebabCase(entity)}.yaml`;
  const description = `The body of ${wordsOf(name)}.`;
  project.add(file, [], { [name]: { type: 'object', description, additionalProperties: false, properties: {} } });
  project.todo.push(`spec/${file}: the members of ${name}, each with a description and every limit`);
  return { file, name, example };
}

function envelope(data: unknown, isList: boolean): unknown {
  if (data === undefined) return undefined;
  if (!isList) return { data, meta: { request_id: REQUEST_ID } };
  const next = `https://api.billing.example/?after=${String(valueAt(data, ['id']) ?? '')}`;
  const pagination = { per_page: 50, next, has_more: false, estimated_total: 1 };
  return { data: [data], meta: { request_id: REQUEST_ID, pagination } };
}
