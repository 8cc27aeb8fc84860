import { ArgumentError } from '../../service/command-line/parse-command-line.ts';
import { kebabCase, pascalCase } from '../model/names.ts';
import type { Answers } from './answers.ts';
import { type FoundOperation, operationsIn } from './find-in-spec.ts';
import {
  addPathParameters,
  type BodySchema,
  pathParameters,
  requestSchema,
  responseSchema,
} from './operation-components.ts';
import { capitalized, wordsOf } from './operation-questions.ts';
import type { ScaffoldProject } from './project.ts';
import { addListParameters, addOperationRow } from './source-tables.ts';
import { onOneLine, reference, valueAt } from './yaml-text.ts';

/** Adds an operation with all parts that it refers to, its row in the source test, and a failing test. */
export function scaffoldOperation(project: ScaffoldProject, id: string, answers: Answers): void {
  const { method = '', path = '', summary, description, returns = '', body = '' } = answers;
  const [resource = '', name = ''] = id.split('.');
  const operations = operationsIn(project);
  if (operations.some((operation) => operation.id === id)) throw new ArgumentError(`the document already has ${id}`);
  const permission = requiredPermission(project, answers['permission'] ?? '');

  const isList = name === 'list';
  const success = returns === 'none' ? '204' : name === 'create' ? '201' : '200';
  const parameters = addPathParameters(project, path);
  const entity = returns === 'none' ? pascalCase(resource) : returns;
  const request = body === 'none' ? undefined : requestSchema(project, body, entity);
  const response = returns === 'none' ? undefined : responseSchema(project, returns, isList);
  const tag = addTag(project, operations, resource);
  const acceptsKey = method === 'post' || method === 'patch';
  // With their names in the source test, which derives the set of idempotency keys from the method.
  const sets = [
    { set: 'common', source: 'S', isNeeded: true },
    { set: 'permission', source: 'P', isNeeded: permission !== '' },
    { set: 'no_body', source: 'G', isNeeded: request === undefined },
    { set: 'body', source: 'B', isNeeded: request !== undefined },
    { set: 'query', source: 'L', isNeeded: isList },
    { set: 'identifier', source: 'I', isNeeded: parameters.length > 0 },
    { set: 'idempotency_key', isNeeded: acceptsKey },
  ].filter(({ isNeeded }) => isNeeded);
  if (isList) parameters.push('PerPage', 'OrderById', 'SkipCount');
  parameters.push('ServiceVersion', ...(acceptsKey ? ['IdempotencyKey'] : []));
  place(project, path, resource, method, {
    operationId: id,
    tags: onOneLine([tag]),
    summary,
    description,
    security: [{ apiKey: onOneLine(permission === '' ? [] : [permission]) }],
    'x-rate-limit': 'default',
    ...(isList && { 'x-paginated': true }),
    'x-error-sets': onOneLine(sets.map(({ set }) => set)),
    parameters: [
      ...(isList ? [afterParameter(tag, response?.example)] : []),
      ...parameters.map((each) => reference(`../parameters.yaml#/${each}`)),
    ],
    ...(request !== undefined && {
      requestBody: {
        description: 'What to send.',
        required: true,
        content: jsonContent(request, 'minimal', 'A minimal request'),
      },
    }),
    responses: {
      [success]: {
        description: 'The request succeeded.',
        headers: {
          'Document-Version': reference('../headers.yaml#/DocumentVersion'),
          'Request-Id': reference('../headers.yaml#/RequestId'),
          ...(acceptsKey && { 'Idempotency-Replayed': reference('../headers.yaml#/IdempotencyReplayed') }),
        },
        ...(response !== undefined && { content: jsonContent(response, 'plain', 'A typical response') }),
      },
    },
  });

  const codes = sets.flatMap(({ source }) => source ?? []).join(' ');
  addOperationRow(project, [id, method, path, permission, success, codes, '']);
  if (isList) addListParameters(project, id);
  if (response !== undefined && response.example === undefined)
    project.todo.push(`spec/operations/${kebabCase(resource)}.yaml: an example of the ${success} response of ${id}`);
  project.todo.push(`the handler of ${id} in service/, which responds 501 until you write it (generate adds the stub)`);
  addTest(project, id, path, success, request !== undefined);
}

/** Returns the permission, or an empty string for none. @throws ArgumentError for an unknown one */
function requiredPermission(project: ScaffoldProject, permission: string): string {
  if (permission === 'none') return '';
  if (project.has('spec.yaml', ['x-permissions', permission])) return permission;
  throw new ArgumentError(`spec/spec.yaml has no permission ${permission} in x-permissions; add it there first`);
}

/** Returns the tag of the resource's other operations, or a new one. */
function addTag(project: ScaffoldProject, operations: readonly FoundOperation[], resource: string): string {
  const tagsOf = ({ operation }: FoundOperation): readonly string[] => (operation['tags'] ?? []) as readonly string[];
  const sibling = operations.find(({ id }) => id.startsWith(`${resource}.`));
  const tag = (sibling && tagsOf(sibling)[0]) ?? capitalized(wordsOf(resource));
  if (!operations.some((each) => tagsOf(each).includes(tag)))
    project.add('spec.yaml', ['tags'], [{ name: tag, description: `Operations on ${tag.toLowerCase()}.` }]);
  return tag;
}

/** Adds the operation to the existing path item, or a path item after the paths of the same resource. */
function place(project: ScaffoldProject, path: string, resource: string, method: string, entry: object): void {
  const target = project.value('spec.yaml', ['paths', path, '$ref']);
  if (typeof target === 'string') {
    const [file = '', item = ''] = target.split('#/');
    if (project.has(file, [item, method]))
      throw new ArgumentError(`${method.toUpperCase()} ${path} is already in spec/${file}`);
    project.add(file, [item], { [method]: entry });
    return;
  }
  const file = `operations/${kebabCase(resource)}.yaml`;
  const last = path.split('/').at(-1)!;
  const item = last.startsWith('{') ? last.slice(1, -'_id}'.length).replaceAll('_', '-') : last;
  if (project.has(file, [item]))
    throw new ArgumentError(
      `spec/${file} already has an entry ${item}; name the path of that entry, or add the operation by hand`,
    );
  project.add(file, [], { [item]: { [method]: entry } });
  const first = `/${path.split('/')[1]}`;
  const pathItem = `${path}: { $ref: '${file}#/${item}' }`;
  project.add('spec.yaml', ['paths'], pathItem, (key) => key === first || key.startsWith(`${first}/`));
}

function addTest(project: ScaffoldProject, id: string, path: string, success: string, hasBody: boolean): void {
  const ids = pathParameters(path).map((name) => `${name}: id`);
  const members = [ids.length > 0 && `path: { ${ids.join(', ')} }`, hasBody && 'body: {}'].filter(Boolean).join(', ');
  const entity = `    // Create the entity of the path through the client, and use its id.
    const id: never = undefined as never;
`;
  project.addTest(kebabCase(id), {
    suite: id,
    title: `returns ${success} with …`,
    body: `    const client = await service().client();
${ids.length > 0 ? entity : ''}    const response = await client.${id}(${members && `{ ${members} }`});
    expect(response).toMatchObject({ data: { /* what it returns */ } });`,
  });
}

/** The parameter `after` of a list; `example` is a response of the list. */
function afterParameter(tag: string, example: unknown): object {
  const id = valueAt(example, ['data', 0, 'id']);
  const prefix = /^[a-z_]+_/.exec(String(id ?? ''))?.[0] ?? 'id_';
  return {
    name: 'after',
    in: 'query',
    description: `Identifier of the last item of the previous page of ${tag.toLowerCase()}. Empty or absent, the first page.`,
    required: false,
    schema: {
      type: 'string',
      pattern: `^(${prefix}[a-z0-9]{26})?$`,
      'x-pattern-message': `be an ID of this list (${prefix} and 26 characters a-z or 0-9), or empty`,
    },
    ...(id !== undefined && { example: id }),
  };
}

function jsonContent({ file, name, example }: BodySchema, key: string, summary: string): object {
  const schema = reference(`../${file}#/${name}`);
  const examples = example === undefined ? {} : { examples: { [key]: { summary, value: example } } };
  return { 'application/json': { schema, ...examples } };
}
