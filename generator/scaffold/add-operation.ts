import { kebabCase, pascalCase } from '../model/names.ts';
import { type Answers, like, type Question } from './answers.ts';
import { addFailingTest } from './failing-test.ts';
import { exampleOf, operationsIn } from './find-in-spec.ts';
import { sharedErrorCodes } from './operation-codes.ts';
import { bodySchema, responseSchema } from './operation-schemas.ts';
import { operationText } from './operation-text.ts';
import { addPathParameters } from './path-parameters.ts';
import { ScaffoldError, type ScaffoldProject } from './project.ts';
import { addOperationRow, addQueryRow } from './source-tables.ts';

const METHODS: Readonly<Record<string, string>> = {
  get: 'get',
  list: 'get',
  create: 'post',
  update: 'patch',
  delete: 'delete',
};

/** The questions for an operation; the defaults follow from its id. */
export function operationQuestions(id: string): readonly Question[] {
  const [resource = '', name = ''] = id.split('.');
  const singular = resource
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch)es$/, '$1')
    .replace(/([^s])s$/, '$1');
  const collection = `/${kebabCase(resource)}`;
  const onCollection = name === 'list' || name === 'create';
  const item = `${collection}/{${kebabCase(singular).replaceAll('-', '_')}_id}`;
  const action = METHODS[name] === undefined ? `/${kebabCase(name)}` : '';
  const verb = METHODS[name] === 'get' ? 'read' : 'write';
  const summary = `${name[0]?.toUpperCase() ?? ''}${name.slice(1)} ${name === 'list' ? '' : 'a '}${kebabCase(name === 'list' ? resource : singular).replaceAll('-', ' ')}`;
  return [
    {
      name: 'method',
      question: 'HTTP method',
      default: METHODS[name] ?? 'post',
      fault: like(/^(get|post|patch|delete)$/, 'get, post, patch or delete'),
    },
    {
      name: 'path',
      question: 'path',
      default: onCollection ? collection : item + action,
      fault: like(/^(\/([a-z-]+|\{[a-z_]+\}))+$/, item),
    },
    { name: 'summary', question: 'summary', default: summary },
    { name: 'description', question: 'description, a sentence or two' },
    {
      name: 'permission',
      question: 'permission, or none',
      default: `${kebabCase(singular).replaceAll('-', '_')}.${verb}`,
    },
    {
      name: 'returns',
      question: 'schema of the returned entity, or none',
      default: name === 'delete' ? 'none' : pascalCase(singular),
    },
    {
      name: 'body',
      question: 'schema of the request body, or none',
      default: ['create', 'update'].includes(name) ? pascalCase(`${singular} ${name}`) : 'none',
    },
  ];
}

/** Adds an operation with its path, parameters, schemas, responses and examples, and its row in the source test. */
export function scaffoldOperation(project: ScaffoldProject, folder: string, id: string, answers: Answers): void {
  const { method = '', path = '', permission = '', returns = '', body = '' } = answers;
  const [resource = '', name = ''] = id.split('.');
  if (!/^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/.test(id))
    throw new ScaffoldError(`an operation id has the form customers.archive, not "${id}"`);
  const operations = operationsIn(project, folder);
  if (operations.some(({ operation }) => operation['operationId'] === id))
    throw new ScaffoldError(`the document already has ${id}`);
  const permissions = project.spec('spec.yaml').value(['x-permissions']) as Readonly<Record<string, unknown>>;
  if (permission !== 'none' && permissions[permission] === undefined)
    throw new ScaffoldError(`spec/spec.yaml has no permission ${permission} in x-permissions; add it there first`);

  const isList = name === 'list';
  const success = returns === 'none' ? '204' : name === 'create' ? '201' : '200';
  const parameters = addPathParameters(project, path);
  const requestSchema =
    body === 'none'
      ? undefined
      : bodySchema(project, folder, body, returns === 'none' ? pascalCase(resource) : returns);
  const response = returns === 'none' ? undefined : responseSchema(project, folder, returns, isList);
  const shape = {
    hasPermission: permission !== 'none',
    hasBody: requestSchema !== undefined,
    hasQuery: isList,
    hasPathId: parameters.length > 0,
  };
  const tag = tagOf(operations, resource);
  if (!operations.some(({ operation }) => (operation['tags'] as string[] | undefined)?.includes(tag)))
    project.add(
      'spec.yaml',
      ['tags'],
      `- name: ${tag}\n  description: ${JSON.stringify(`Operations on ${tag.toLowerCase()}.`)}`,
    );

  const text = operationText({
    id,
    tag,
    answers,
    isList,
    success,
    parameters,
    requestSchema,
    response,
    codes: sharedErrorCodes(shape),
    requestExample: requestSchema && exampleOfBody(operations, requestSchema.name),
    responseExample: response && (exampleOf(operations, response.name) ?? response.example),
  });
  place(project, path, resource, method, text);

  const sets = [
    'S',
    shape.hasPermission && 'P',
    !shape.hasBody && 'G',
    shape.hasQuery && 'L',
    shape.hasPathId && 'I',
    shape.hasBody && 'B',
  ];
  const codes = sets.filter((set) => set !== false).join(' ');
  addOperationRow(project, [id, method, path, permission === 'none' ? '' : permission, success, codes, '']);
  if (isList) addQueryRow(project, id, 'LIST');
  if (response !== undefined && exampleOf(operations, response.name) === undefined && response.example === undefined)
    project.todo.push(`spec/operations/${kebabCase(resource)}.yaml: an example of the ${success} response of ${id}`);
  project.todo.push(`the handler of ${id} in service/, which responds 501 until you write it (generate adds the stub)`);
  addTest(project, id, path, success, requestSchema !== undefined);
}

/** Adds the operation to the existing path item, or adds a path item after the paths of the same resource. */
function place(project: ScaffoldProject, path: string, resource: string, method: string, text: string): void {
  const known = project.spec('spec.yaml').value(['paths', path]) as { readonly $ref: string } | undefined;
  const indented = text.replace(/^(?=.)/gm, '  ');
  if (known !== undefined) {
    const [file = '', item = ''] = known.$ref.split('#/');
    if (project.spec(file).has([item, method]))
      throw new ScaffoldError(`${method.toUpperCase()} ${path} is already in spec/${file}`);
    project.add(file, [item], `${method}:\n${indented}`);
    return;
  }
  const file = `operations/${kebabCase(resource)}.yaml`;
  const last = path.split('/').at(-1)!;
  const item = last.startsWith('{') ? last.slice(1, -'_id}'.length).replaceAll('_', '-') : last;
  if (project.spec(file).has([item]))
    throw new ScaffoldError(
      `spec/${file} already has an entry ${item}; name the path of that entry, or add the operation by hand`,
    );
  project.add(file, [], `${item}:\n  ${method}:\n${indented.replace(/^(?=.)/gm, '  ')}`);
  const first = `/${path.split('/')[1]}`;
  const behind = { before: (key: string) => key === first || key.startsWith(`${first}/`) };
  project.add('spec.yaml', ['paths'], `${path}: { $ref: '${file}#/${item}' }`, behind);
}

function tagOf(operations: ReturnType<typeof operationsIn>, resource: string): string {
  const sibling = operations.find(({ operation }) => String(operation['operationId']).startsWith(`${resource}.`));
  const [tag] = (sibling?.operation['tags'] ?? []) as readonly string[];
  const words = kebabCase(resource).replaceAll('-', ' ');
  return tag ?? words[0]!.toUpperCase() + words.slice(1);
}

function exampleOfBody(operations: ReturnType<typeof operationsIn>, name: string): unknown {
  for (const { operation } of operations) {
    const content = (
      operation['requestBody'] as {
        content?: Record<string, { schema?: { $ref?: string }; examples?: Record<string, { value: unknown }> }>;
      }
    )?.content;
    const json = content?.['application/json'];
    if (json?.schema?.$ref?.endsWith(`#/${name}`) === true) return Object.values(json.examples ?? {})[0]?.value;
  }
  return {};
}

function addTest(project: ScaffoldProject, id: string, path: string, success: string, hasBody: boolean): void {
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => `${name}: id`);
  const request = [
    ...(parameters.length > 0 ? [`path: { ${parameters.join(', ')} }`] : []),
    ...(hasBody ? ['body: {}'] : []),
  ];
  const argument = request.length === 0 ? '' : `{ ${request.join(', ')} }`;
  const given =
    parameters.length === 0
      ? ''
      : `    // Create the entity of the path through the client, and use its id.\n    const id: never = undefined as never;\n`;
  addFailingTest(project, `test/service/${kebabCase(id)}.test.ts`, id, {
    title: `returns ${success} with …`,
    body: `    const client = await service().client();\n${given}    const response = await client.${id}(${argument});\n    expect(response).toMatchObject({ data: { /* what it returns */ } });`,
  });
}
