import { ArgumentError } from '../../service/command-line/parse-command-line.ts';
import { pascalCase } from '../model/names.ts';
import type { ScaffoldProject } from './project.ts';
import { valueAt } from './spec-file.ts';
import { reference } from './yaml-text.ts';

/** Returns the names in `parameters.yaml` of the parameters of a path; adds missing ones. */
export function addPathParameters(project: ScaffoldProject, path: string): string[] {
  return pathParameters(path).map((parameter) => {
    const name = pascalCase(parameter);
    if (project.spec('parameters.yaml').has([name])) return name;
    const prefix = project.spec('schemas/shared.yaml').value([name, 'x-id-prefix']);
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

export function parameterList(
  names: readonly string[],
  tag: string,
  isList: boolean,
  isKeyed: boolean,
  example: unknown,
): object[] {
  const listed = isList ? ['PerPage', 'OrderById', 'SkipCount'] : [];
  const keyed = isKeyed ? ['IdempotencyKey'] : [];
  return [
    ...(isList ? [afterParameter(tag, example)] : []),
    ...[...names, ...listed, 'ServiceVersion', ...keyed].map((name) => reference(`../parameters.yaml#/${name}`)),
  ];
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
