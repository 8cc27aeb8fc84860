import type { Api, Operation } from '../../model/api.ts';
import { TypeText } from '../code.ts';
import {
  bodyMedia,
  bodyTypeName,
  callTypeNames,
  checksModules,
  operationDoc,
  parameterKey,
  requestParts,
  type Resource,
  resourcesOf,
  successes,
} from '../resources.ts';

/** What `templates/client/resource.ts.hbs` prints for each resource. */
export function resourcesView(api: Api, scope: string) {
  const checksModule = checksModules(api, scope);
  return resourcesOf(api).map((resource) => resourceView(resource, scope, checksModule));
}

function resourceView(resource: Resource, scope: string, checksModule: (operation: Operation) => string) {
  return {
    resource: resource.name,
    file: resource.file,
    typeName: `${resource.typeName}Client`,
    factory: `create${resource.typeName}Client`,
    typesModule: `${scope}/types`,
    types: resource.operations.flatMap((operation) => callTypeNames(operation, successes(operation))).sort(),
    operations: resource.operations.map((operation) => operationView(operation, checksModule(operation))),
  };
}

function operationView(operation: Operation, checksModule: string) {
  const parts = requestParts(operation);
  const rules = (where: string): object[] =>
    operation.parameters
      .filter((parameter) => parameter.in === where)
      .map((parameter) => ({ name: parameterKey(parameter), style: parameter.style, explode: parameter.explode }));
  const results = successes(operation).map((response) => bodyTypeName(operation, response) ?? 'undefined');
  return {
    id: operation.id,
    name: operation.name,
    constant: `${operation.name}Endpoint`,
    typeName: operation.typeName,
    doc: operationDoc(operation),
    checks: `${operation.name}Checks`,
    checksModule,
    method: operation.method.toUpperCase(),
    path: operation.path,
    parameters: { path: rules('path'), query: rules('query'), header: rules('header') },
    mediaType: bodyMedia(operation)?.mediaType,
    parts,
    optional: parts.every((part) => !part.required),
    result: new TypeText([...new Set(results)].join(' | ') || 'undefined'),
  };
}
