import { pascalCase } from '../model/names.ts';
import { ScaffoldError, type ScaffoldProject } from './project.ts';

/** Returns the names in `parameters.yaml` of the parameters of a path; adds missing ones. */
export function addPathParameters(project: ScaffoldProject, path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => {
    const name = pascalCase(parameter!);
    if (project.spec('parameters.yaml').has([name])) return name;
    const schema = project.spec('schemas/shared.yaml').value([name]) as { readonly 'x-id-prefix'?: string } | undefined;
    const prefix = schema?.['x-id-prefix'];
    if (prefix === undefined)
      throw new ScaffoldError(
        `spec/schemas/shared.yaml has no ${name}: add the identifier there first, with its x-id-prefix`,
      );
    const entity = parameter!.replace(/_id$/, '').replaceAll('_', ' ');
    project.add(
      'parameters.yaml',
      [],
      [
        `${name}:`,
        `  name: ${parameter}`,
        '  in: path',
        `  description: The ${entity}.`,
        '  required: true',
        '  x-error-code: bad_request',
        '  schema:',
        `    $ref: 'schemas/shared.yaml#/${name}'`,
        `  example: ${prefix}01jnk8q4w6x2b9c7d5f3g1h0aa`,
      ].join('\n'),
      { before: (key) => key < name },
    );
    return name;
  });
}
