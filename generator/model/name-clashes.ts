import type { Diagnostic } from '../diagnostic/diagnostic.ts';
import type { Place } from '../diagnostic/place.ts';
import type { Api } from './api.ts';
import { kebabCase, operationTypeNames } from './names.ts';

interface Named {
  readonly what: string;
  readonly place: Place;
}

/** Things of the document that generated code would call by one name, such as the schemas `user-id` and `UserId`. */
export function nameClashes(api: Api): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const claim = (space: Map<string, Named>, name: string, named: Named): void => {
    const first = space.get(name);
    if (first === undefined) space.set(name, named);
    else diagnostics.push(clash(name, first, named));
  };
  const types = new Map<string, Named>();
  const methods = new Map<string, Named>();
  const files = new Map<string, Named & { readonly resource: string }>();
  for (const schema of api.schemas) claim(types, schema.typeName, { what: `schema ${schema.name}`, place: schema.place });
  for (const event of api.events) claim(types, event.typeName, { what: `webhook ${event.key}`, place: event.place });
  for (const operation of api.operations) {
    const named = { what: `operation ${operation.id}`, place: operation.place };
    for (const name of operationTypeNames(operation)) claim(types, name, named);
    claim(methods, `${operation.resource}.${operation.name}`, named);
    const file = kebabCase(operation.resource);
    const first = files.get(file);
    if (first === undefined) files.set(file, { ...named, resource: operation.resource });
    else if (first.resource !== operation.resource) diagnostics.push(clash(`${file}.ts`, first, named));
  }
  return diagnostics;
}

function clash(name: string, first: Named, second: Named): Diagnostic {
  return {
    code: 'name-clash',
    severity: 'error',
    message: `${first.what} and ${second.what} would both be called ${name} in generated code`,
    help: 'Rename one of them in the document.',
    place: second.place,
    related: [{ message: `${first.what} is here`, place: first.place }],
  };
}
