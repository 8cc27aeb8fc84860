import type { Api, EventVersion, NamedSchema } from '../../model/api.ts';
import type { Declaration, TypesInput } from './declaration.ts';
import { introduction } from './introduction.ts';
import { operationDeclarations } from './operation-declarations.ts';

/** Every type of the package, in the order in which it is printed. */
export function apiDeclarations(api: Api): TypesInput {
  const { declarations, typeNames } = schemaDeclarations(api);
  const others = [...api.operations.flatMap(operationDeclarations), ...api.events.map(eventDeclaration)];
  return { declarations: [...declarations, ...others], typeNames };
}

export function schemaDeclarations({ schemas }: Api): TypesInput {
  const typeNames = schemas.map(({ name, typeName }) => [name, typeName] as const);
  return { declarations: schemas.map(schemaDeclaration), typeNames };
}

export function schemaDeclaration({ name, typeName, json, inRequests, source: see }: NamedSchema): Declaration {
  return { module: 'schemas', name: typeName, schema: json, isResponse: !inRequests, see, source: `schemas/${name}` };
}

export function eventDeclaration(event: EventVersion): Declaration {
  const { key, type, version, typeName, schema, summary, description, source: see } = event;
  const text = introduction(`Payload of \`${type}\`, version ${version}`, description ?? summary);
  return { module: 'events', name: typeName, schema, description: text, see, source: `events/${key}` };
}
