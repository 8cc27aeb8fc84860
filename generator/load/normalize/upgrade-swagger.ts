import type { Severity } from '../../diagnostic/diagnostic.ts';
import type { JsonObject, JsonValue } from '../../json.ts';
import type { PlaceTree } from '../bundle/place-tree.ts';
import { type Finding, toDiagnostics } from '../check/finding.ts';
import { methods, walk } from '../document/grammar.ts';
import { type Draft, entries, followed, get, isObject, list, parsePointer, type Path } from '../document/json.ts';
import { strings } from '../document/json.ts';
import { formBody, parameterOf } from './swagger-parameters.ts';

/** Members of a Swagger 2.0 document and operation that the conversion reads. */
const READ_MEMBERS = ['swagger', 'host', 'basePath', 'schemes', 'consumes', 'produces', 'securityDefinitions'];

/**
 * Rewrites a bundled Swagger 2.0 document as OpenAPI 3.0. `places` learns where each moved value was, so
 * that diagnostics name the lines of the author: converters return no positions, and `swagger2openapi`
 * depends on packages that fetch files.
 */
export function upgradeSwagger(document: JsonObject, places: PlaceTree, severity: Severity) {
  const found: Finding[] = [];
  const upgraded: Draft = { openapi: '3.0.4', ...document };
  for (const key of READ_MEMBERS) delete upgraded[key];
  const servers = serversOf(document);
  if (servers.length > 0) {
    upgraded['servers'] = servers;
    move(['servers'], [document['host'] === undefined ? 'basePath' : 'host']);
  }
  upgraded['paths'] = mapValues(document['paths'], (item, path) =>
    path.startsWith('x-') ? item : upgradePathItem(item as JsonObject, ['paths', path]),
  );
  upgraded['components'] = upgradeComponents();
  walk(upgraded, upgradeSchema);
  return { document: upgraded, diagnostics: toDiagnostics(found, (path) => places.find(path)) };

  /** The value at `to` of the result was at `from` of the bundle. */
  function move(to: Path, from: Path): void {
    places.mark(to, places.find(from));
  }

  function serversOf({ schemes, basePath }: JsonObject): JsonValue[] {
    const { host } = document;
    const path = typeof basePath === 'string' ? basePath.replace(/\/+$/, '') : '';
    if (typeof host !== 'string') return path === '' ? [] : [{ url: path }];
    const protocols = strings(schemes).filter((scheme) => scheme.startsWith('http'));
    return (protocols.length === 0 ? ['https'] : protocols).map((scheme) => ({ url: `${scheme}://${host}${path}` }));
  }

  function upgradeComponents(): Draft {
    const { components, securityDefinitions: schemes } = document;
    const { parameters, responses, ...rest } = (components ?? {}) as JsonObject;
    const others = entries(parameters).filter(([, parameter]) => !isPartOfBody(followed(document, parameter)));
    const upgraded: Draft = { ...rest };
    if (others.length > 0)
      upgraded['parameters'] = mapValues(Object.fromEntries(others), (parameter, name) =>
        upgradeParameter(parameter, ['components', 'parameters', name]),
      );
    if (responses !== undefined)
      upgraded['responses'] = mapValues(responses, (response, name) =>
        upgradeResponse(response, ['components', 'responses', name], document),
      );
    if (entries(schemes).length === 0) return upgraded;
    move(['components', 'securitySchemes'], ['securityDefinitions']);
    return { ...upgraded, securitySchemes: mapValues(schemes, (scheme, name) => upgradeSecurityScheme(scheme, name)) };
  }

  function upgradePathItem(item: JsonObject, path: Path): JsonValue {
    if (!isObject(item)) return item;
    const upgraded: Draft = { ...item };
    for (const method of methods) {
      const operation = item[method];
      if (isObject(operation)) upgraded[method] = upgradeOperation(operation, item, [...path, method]);
    }
    if (Array.isArray(item['parameters'])) upgraded['parameters'] = upgradeParameters(item, path);
    return upgraded;
  }

  function upgradeOperation(operation: JsonObject, item: JsonObject, path: Path): Draft {
    const { consumes: _consumes, produces: _produces, schemes, ...rest } = operation;
    const upgraded: Draft = { ...rest };
    // First, because the other parameters move to the places of those that are part of the body.
    const body = requestBodyOf(operation, item, path);
    if (body !== undefined) upgraded['requestBody'] = body;
    if (Array.isArray(operation['parameters'])) upgraded['parameters'] = upgradeParameters(operation, path);
    if (operation['responses'] !== undefined)
      upgraded['responses'] = mapValues(operation['responses'], (response, status) =>
        status.startsWith('x-') ? response : upgradeResponse(response, [...path, 'responses', status], operation),
      );
    const servers = schemes === undefined ? [] : serversOf({ ...document, schemes });
    return servers.length === 0 ? upgraded : { ...upgraded, servers };
  }

  /** The parameters that are not part of the body. */
  function upgradeParameters(owner: JsonObject, path: Path): JsonValue[] {
    const upgraded: JsonValue[] = [];
    for (const [index, parameter] of list(owner['parameters']).entries()) {
      if (isPartOfBody(followed(document, parameter))) continue;
      const to = [...path, 'parameters', upgraded.length];
      move(to, [...path, 'parameters', index]);
      upgraded.push(upgradeParameter(parameter, to));
    }
    return upgraded;
  }

  function upgradeParameter(parameter: JsonValue, path: Path): JsonValue {
    if (!isObject(parameter) || parameter['$ref'] !== undefined) return parameter;
    const { upgraded, problem } = parameterOf(parameter);
    move([...path, 'schema'], path);
    if (problem !== undefined) report(path, problem);
    return upgraded;
  }

  function requestBodyOf(operation: JsonObject, item: JsonObject, path: Path): JsonValue | undefined {
    const own = bodyParameters(operation, path);
    const parts = own.length > 0 ? own : bodyParameters(item, path.slice(0, -1));
    const whole = parts.find(({ json }) => json['in'] === 'body');
    const consumes = strings(operation['consumes'] ?? document['consumes']);
    const first = whole ?? parts[0];
    if (first === undefined) return undefined;
    const to = [...path, 'requestBody'];
    move(to, first.path);
    if (whole === undefined) {
      const fields = parts.map(({ json }) => json);
      const { body, mediaType, problems } = formBody(fields, consumes);
      const properties = [...to, 'content', mediaType, 'schema', 'properties'];
      for (const part of parts) move([...properties, String(part.json['name'])], part.path);
      for (const problem of problems) report(to, problem);
      return body;
    }
    const { in: _in, name: _name, schema = {}, ...rest } = whole.json;
    const types = consumes.filter((type) => !/^(multipart\/|application\/x-www-form)/i.test(type));
    return { ...rest, content: contentOf(types, schema, to, [...whole.path, 'schema']) };
  }

  function bodyParameters(owner: JsonObject, path: Path): { readonly json: JsonObject; readonly path: Path }[] {
    return list(owner['parameters']).flatMap((parameter, index) => {
      const json = followed(document, parameter);
      if (json === undefined || !isPartOfBody(json)) return [];
      const ref = get(parameter, '$ref');
      return [{ json, path: typeof ref === 'string' ? parsePointer(ref.slice(1)) : [...path, 'parameters', index] }];
    });
  }

  function upgradeResponse(response: JsonValue, path: Path, owner: JsonObject): JsonValue {
    if (!isObject(response) || response['$ref'] !== undefined) return response;
    const { schema, examples, headers, ...rest } = response;
    const upgraded: Draft = { ...rest, description: rest['description'] ?? '' };
    if (headers !== undefined)
      upgraded['headers'] = mapValues(headers, (header, name) => upgradeParameter(header, [...path, 'headers', name]));
    const produces = strings(owner['produces'] ?? document['produces']);
    const isFile = get(schema, 'type') === 'file';
    const samples = entries(examples).filter(([type]) => type.includes('/'));
    if (schema === undefined && samples.length === 0) return upgraded;
    let types = isFile ? produces.filter((type) => !/json|xml/i.test(type)) : produces;
    if (types.length === 0) types = samples.map(([type]) => type);
    if (types.length === 0 && isFile) types = ['application/octet-stream'];
    const content = contentOf(types, schema, path, [...path, 'schema']);
    for (const [type, example] of samples.filter(([type]) => content[type] !== undefined)) {
      (content[type] as Draft)['examples'] = { default: { value: example } };
      move([...path, 'content', type, 'examples', 'default', 'value'], [...path, 'examples', type]);
    }
    return { ...upgraded, content };
  }

  function contentOf(types: readonly string[], schema: JsonValue | undefined, to: Path, from: Path): Draft {
    const content: Draft = {};
    for (const type of types.length === 0 ? ['application/json'] : types) {
      // Each has a copy, because later stages change schemas in place.
      content[type] = schema === undefined ? {} : { schema: structuredClone(schema) };
      move([...to, 'content', type, 'schema'], from);
    }
    return content;
  }

  function upgradeSecurityScheme(scheme: JsonValue, name: string): JsonValue {
    if (!isObject(scheme)) return scheme;
    const { flow, authorizationUrl, tokenUrl, scopes, ...rest } = scheme;
    if (rest['type'] === 'basic') return { ...rest, type: 'http', scheme: 'basic' };
    if (rest['type'] !== 'oauth2') return scheme;
    const known = typeof flow === 'string' && Object.hasOwn(FLOWS, flow) ? flow : undefined;
    const meant = known ?? (tokenUrl === undefined ? 'implicit' : authorizationUrl ? 'accessCode' : 'application');
    if (known === undefined) {
      const problem = flow === undefined ? "has no 'flow'" : `has the unknown flow ${JSON.stringify(flow)}`;
      const message = `the security scheme '${name}' ${problem}; it is read as ${meant}`;
      const help = `Add the flow: ${Object.keys(FLOWS).join(', ')}.`;
      const path = ['securityDefinitions', name];
      found.push({ code: 'openapi-invalid', path, message, help, severity });
    }
    const urls = {
      ...(authorizationUrl !== undefined && { authorizationUrl }),
      ...(tokenUrl !== undefined && { tokenUrl }),
    };
    return { ...rest, flows: { [FLOWS[meant]!]: { ...urls, scopes: scopes ?? {} } } };
  }

  function report(path: Path, message: string): void {
    found.push({ code: 'openapi-feature', path, message, severity, once: message });
  }
}

function isPartOfBody(parameter: JsonObject | undefined): boolean {
  return parameter?.['in'] === 'body' || parameter?.['in'] === 'formData';
}

function mapValues(object: JsonValue | undefined, map: (value: JsonValue, key: string) => JsonValue): JsonValue {
  return Object.fromEntries(entries(object).map(([key, value]) => [key, map(value, key)]));
}

/** The flows of Swagger 2.0, with their names in OpenAPI 3. */
const FLOWS: Readonly<Record<string, string>> = {
  implicit: 'implicit',
  password: 'password',
  application: 'clientCredentials',
  accessCode: 'authorizationCode',
};

/** `nullable` is an extension in Swagger 2.0, and a discriminator only the name of a property. */
function upgradeSchema(json: Draft, { name }: { readonly name: string }): void {
  if (name !== 'schema') return;
  const { discriminator } = json;
  if (typeof discriminator === 'string') json['discriminator'] = { propertyName: discriminator };
  if (json['type'] === 'file') Object.assign(json, { type: 'string', format: 'binary' });
  if (json['x-nullable'] !== undefined) {
    json['nullable'] ??= json['x-nullable'];
    delete json['x-nullable'];
  }
}
