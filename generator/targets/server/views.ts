import type { Operation } from '../../model/api.ts';
import { type RequestPart, requestParts } from '../../model/names.ts';
import { routeOf } from '../../model/query-of-path.ts';
import { type NamedSchemas, readMedia } from '../../model/schemas.ts';
import { bodyMedia, contentType } from '../bodies.ts';
import { literal, TypeText, withSee } from '../code.ts';
import { handlerResponses, bodyTypeName, idempotencyKey, operationDoc, type Resource } from '../resources.ts';
import { bodyDefaults, formFields, isObjectSchema, parameterRule, partDefaults } from './rules.ts';

/** What a list of all routes prints. Everything about every route would take much longer to compute. */
export function routeNames({ operations, ...resource }: Resource) {
  return { ...resource, operations: operations.map((each) => ({ ...each, constant: constantOf(each) })) };
}

function constantOf({ resource, name }: Operation): string {
  return resource + name[0]!.toUpperCase() + name.slice(1);
}

export function resourceView(resource: Resource, named: NamedSchemas, scope: string) {
  const operations = resource.operations.map((operation) => operationView(operation, named, scope));
  return {
    ...resource,
    typesModule: `${scope}/types`,
    types: operations.flatMap(({ types }) => types).sort(),
    withDefaults: operations.some(({ parts }) => parts.some(({ type }) => type.text.startsWith('WithDefaults<'))),
    operations,
  };
}

function operationView(operation: Operation, named: NamedSchemas, scope: string) {
  const parts = requestParts(operation);
  const results = handlerResponses(operation).map((response) => ({
    // Any number for a range and for `default`.
    status: new TypeText(/^\d+$/.test(response.status) ? response.status : 'number'),
    body: bodyTypeName(operation, response),
  }));
  const rules = (where: string): object[] =>
    operation.parameters.filter((p) => p.in === where).map((p) => parameterRule(p, named));
  return {
    ...operation,
    constant: constantOf(operation),
    doc: withSee(operationDoc(operation), operation.source),
    checksModule: `${scope}/validators/${operation.file}`,
    method: operation.method.toUpperCase(),
    path: routeOf(operation.path),
    security: operation.public ? 'public' : operation.security,
    idempotencyKey: idempotencyKey(operation),
    parameters: { path: rules('path'), query: rules('query'), header: rules('header') },
    body: bodyRule(operation, named),
    responseMediaTypes: responseMediaTypes(operation),
    parts: parts.map((part) => ({ name: part.name, type: partType(operation, part, named) })),
    results,
    types: [...parts.map(({ typeName }) => typeName), ...results.flatMap(({ body }) => body ?? [])],
  };
}

function bodyRule(operation: Operation, named: NamedSchemas): object | undefined {
  if (operation.body === undefined) return undefined;
  const media = bodyMedia(operation);
  const defaults = bodyDefaults(media?.schema, named);
  const read = readMedia(operation.body.content);
  const others = read.filter(({ kind }) => kind !== 'json' && kind !== 'other');
  const isForm = others.some(({ kind }) => kind === 'form' || kind === 'multipart');
  return {
    required: operation.body.required,
    mediaTypes: read.map(({ mediaType }) => mediaType),
    ...(others.length > 0 && { kinds: Object.fromEntries(others.map(({ mediaType, kind }) => [mediaType, kind])) }),
    ...(isForm && { fields: formFields(media?.schema, named, media?.encoding) }),
    ...(isObjectSchema(media?.schema, named) && { object: true }),
    ...(defaults && { defaults }),
  };
}

/** Media types of responses that are not JSON, by status. */
function responseMediaTypes(operation: Operation): object | undefined {
  const types = handlerResponses(operation).flatMap(({ status, content }) => {
    const [first] = content;
    const other = first !== undefined && content.every(({ kind }) => kind === 'text' || kind === 'bytes');
    return other ? [[status, contentType(first)] as const] : [];
  });
  return types.length === 0 ? undefined : Object.fromEntries(types);
}

/** The type of a part for a handler, which receives every member that has a default. */
function partType(operation: Operation, part: RequestPart, named: NamedSchemas): TypeText {
  const { values, nullable = [] } = partDefaults(operation, part, named);
  const absent = part.name === 'body' && !part.required ? ' | undefined' : '';
  if (values === undefined) return new TypeText(part.typeName + absent);
  const names = [Object.keys(values), [...new Set(nullable)]].filter((some) => some.length > 0);
  const lists = names.map((some) => some.map(literal).join(' | '));
  return new TypeText(`WithDefaults<${[part.typeName, ...lists].join(', ')}>${absent}`);
}
