import type { JsonValue } from '../../json.ts';
import type { Api, EventVersion, NamedSchema } from '../../model/api.ts';
import { directReferences, reachable } from '../../model/schemas.ts';
import type { Declaration, TypesInput } from './declaration.ts';
import { introduction } from './introduction.ts';
import { operationDeclarations } from './operation-declarations.ts';

/** Every type of the package, in the order in which it is printed. */
export function apiDeclarations(api: Api): TypesInput {
  const typeNames = api.schemas.map(({ name, typeName }) => [name, typeName] as const);
  const asked = askedFor(api);
  const declarations = [
    ...api.schemas.map((schema) => schemaDeclaration(schema, !asked.has(schema.name))),
    ...api.operations.flatMap(operationDeclarations),
    ...api.events.map(eventDeclaration),
  ];
  return { declarations, typeNames };
}

/** Schemas that a request can hold. */
function askedFor({ operations, schemas }: Api): ReadonlySet<string> {
  const roots = directReferences(operations.map(({ parameters, body }) => [parameters, body]) as unknown as JsonValue);
  const references = new Map(schemas.map((schema) => [schema.name, schema.references]));
  return reachable(roots, (name) => references.get(name) ?? []);
}

function schemaDeclaration({ name, typeName, json, source: see }: NamedSchema, isAnswer: boolean): Declaration {
  return { module: 'schemas', name: typeName, schema: json, isAnswer, see, source: `schemas/${name}` };
}

function eventDeclaration(event: EventVersion): Declaration {
  const { key, type, version, typeName, schema, summary, description, source: see } = event;
  const text = introduction(`Payload of \`${type}\`, version ${version}`, description ?? summary);
  return { module: 'events', name: typeName, schema, description: text, see, source: `events/${key}` };
}
