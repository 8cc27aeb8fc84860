import type { Diagnostic, Severity } from '../../diagnostic/diagnostic.ts';
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
export class SwaggerUpgrade {
  private readonly document: JsonObject;
  private readonly places: PlaceTree;
  private readonly found: Finding[] = [];
  private readonly severity: Severity;

  constructor(document: JsonObject, places: PlaceTree, severity: Severity) {
    this.document = document;
    this.places = places;
    this.severity = severity;
  }

  upgrade(): { readonly document: Draft; readonly diagnostics: readonly Diagnostic[] } {
    const { document } = this;
    const upgraded: Draft = { openapi: '3.0.4', ...document };
    for (const key of READ_MEMBERS) delete upgraded[key];
    const servers = this.servers(document);
    if (servers.length > 0) {
      upgraded['servers'] = servers;
      this.move(['servers'], [document['host'] === undefined ? 'basePath' : 'host']);
    }
    upgraded['paths'] = mapValues(document['paths'], (item, path) =>
      path.startsWith('x-') ? item : this.pathItem(item as JsonObject, ['paths', path]),
    );
    upgraded['components'] = this.components();
    walk(upgraded, upgradeSchema);
    return { document: upgraded, diagnostics: toDiagnostics(this.found, (path) => this.places.find(path)) };
  }

  /** The value at `to` of the result was at `from` of the bundle. */
  private move(to: Path, from: Path): void {
    this.places.mark(to, this.places.find(from));
  }

  private servers({ schemes, basePath }: JsonObject): JsonValue[] {
    const { host } = this.document;
    const path = typeof basePath === 'string' ? basePath.replace(/\/+$/, '') : '';
    if (typeof host !== 'string') return path === '' ? [] : [{ url: path }];
    const protocols = strings(schemes).filter((scheme) => scheme.startsWith('http'));
    return (protocols.length === 0 ? ['https'] : protocols).map((scheme) => ({ url: `${scheme}://${host}${path}` }));
  }

  private components(): Draft {
    const { components, securityDefinitions: schemes } = this.document;
    const { parameters, responses, ...others } = (components ?? {}) as JsonObject;
    const isPart = ([, parameter]: [string, JsonValue]): boolean => isPartOfBody(followed(this.document, parameter));
    const unread = Object.fromEntries(entries(parameters).filter((entry) => !isPart(entry)));
    const upgraded: Draft = { ...others };
    if (entries(unread).length > 0)
      upgraded['parameters'] = mapValues(unread, (parameter, name) =>
        this.parameter(parameter, ['components', 'parameters', name]),
      );
    if (responses !== undefined)
      upgraded['responses'] = mapValues(responses, (response, name) =>
        this.response(response, ['components', 'responses', name], this.document),
      );
    if (entries(schemes).length === 0) return upgraded;
    this.move(['components', 'securitySchemes'], ['securityDefinitions']);
    return { ...upgraded, securitySchemes: mapValues(schemes, (scheme, name) => this.securityScheme(scheme, name)) };
  }

  private pathItem(item: JsonObject, path: Path): JsonValue {
    if (!isObject(item)) return item;
    const upgraded: Draft = { ...item };
    for (const method of methods) {
      const operation = item[method];
      if (isObject(operation)) upgraded[method] = this.operation(operation, item, [...path, method]);
    }
    if (Array.isArray(item['parameters'])) upgraded['parameters'] = this.parameters(item, path);
    return upgraded;
  }

  private operation(operation: JsonObject, item: JsonObject, path: Path): Draft {
    const { consumes: _consumes, produces: _produces, schemes, ...rest } = operation;
    const upgraded: Draft = { ...rest };
    // First, because the other parameters move to the places of those that are part of the body.
    const body = this.requestBody(operation, item, path);
    if (body !== undefined) upgraded['requestBody'] = body;
    if (Array.isArray(operation['parameters'])) upgraded['parameters'] = this.parameters(operation, path);
    if (operation['responses'] !== undefined)
      upgraded['responses'] = mapValues(operation['responses'], (response, status) =>
        status.startsWith('x-') ? response : this.response(response, [...path, 'responses', status], operation),
      );
    const servers = schemes === undefined ? [] : this.servers({ ...this.document, schemes });
    return servers.length === 0 ? upgraded : { ...upgraded, servers };
  }

  /** The parameters that are not part of the body. */
  private parameters(owner: JsonObject, path: Path): JsonValue[] {
    const upgraded: JsonValue[] = [];
    for (const [index, parameter] of list(owner['parameters']).entries()) {
      if (isPartOfBody(followed(this.document, parameter))) continue;
      const to = [...path, 'parameters', upgraded.length];
      this.move(to, [...path, 'parameters', index]);
      upgraded.push(this.parameter(parameter, to));
    }
    return upgraded;
  }

  private parameter(parameter: JsonValue, path: Path): JsonValue {
    if (!isObject(parameter) || parameter['$ref'] !== undefined) return parameter;
    const { upgraded, problem } = parameterOf(parameter);
    this.move([...path, 'schema'], path);
    if (problem !== undefined) this.report(path, problem);
    return upgraded;
  }

  private requestBody(operation: JsonObject, item: JsonObject, path: Path): JsonValue | undefined {
    const own = this.bodyParameters(operation, path);
    const parts = own.length > 0 ? own : this.bodyParameters(item, path.slice(0, -1));
    const whole = parts.find(({ json }) => json['in'] === 'body');
    const consumes = strings(operation['consumes'] ?? this.document['consumes']);
    const first = whole ?? parts[0];
    if (first === undefined) return undefined;
    const to = [...path, 'requestBody'];
    this.move(to, first.path);
    if (whole === undefined) {
      const { body, mediaType, problems } = formBody(
        parts.map(({ json }) => json),
        consumes,
      );
      const properties = [...to, 'content', mediaType, 'schema', 'properties'];
      for (const part of parts) this.move([...properties, String(part.json['name'])], part.path);
      for (const problem of problems) this.report(to, problem);
      return body;
    }
    const { in: _in, name: _name, schema = {}, ...rest } = whole.json;
    const types = consumes.filter((type) => !/^(multipart\/|application\/x-www-form)/i.test(type));
    return { ...rest, content: this.content(types, schema, to, [...whole.path, 'schema']) };
  }

  private bodyParameters(owner: JsonObject, path: Path): { readonly json: JsonObject; readonly path: Path }[] {
    return list(owner['parameters']).flatMap((parameter, index) => {
      const json = followed(this.document, parameter);
      if (json === undefined || !isPartOfBody(json)) return [];
      const ref = get(parameter, '$ref');
      return [{ json, path: typeof ref === 'string' ? parsePointer(ref.slice(1)) : [...path, 'parameters', index] }];
    });
  }

  private response(response: JsonValue, path: Path, owner: JsonObject): JsonValue {
    if (!isObject(response) || response['$ref'] !== undefined) return response;
    const { schema, examples, headers, ...rest } = response;
    const upgraded: Draft = { ...rest, description: rest['description'] ?? '' };
    if (headers !== undefined)
      upgraded['headers'] = mapValues(headers, (header, name) => this.parameter(header, [...path, 'headers', name]));
    const produces = strings(owner['produces'] ?? this.document['produces']);
    const isFile = get(schema, 'type') === 'file';
    const samples = entries(examples).filter(([type]) => type.includes('/'));
    if (schema === undefined && samples.length === 0) return upgraded;
    let types = isFile ? produces.filter((type) => !/json|xml/i.test(type)) : produces;
    if (types.length === 0) types = samples.map(([type]) => type);
    if (types.length === 0 && isFile) types = ['application/octet-stream'];
    const content = this.content(types, schema, path, [...path, 'schema']);
    for (const [type, example] of samples.filter(([type]) => content[type] !== undefined)) {
      (content[type] as Draft)['examples'] = { default: { value: example } };
      this.move([...path, 'content', type, 'examples', 'default', 'value'], [...path, 'examples', type]);
    }
    return { ...upgraded, content };
  }

  private content(types: readonly string[], schema: JsonValue | undefined, to: Path, from: Path): Draft {
    const content: Draft = {};
    for (const type of types.length === 0 ? ['application/json'] : types) {
      // Each has a copy, because later stages change schemas in place.
      content[type] = schema === undefined ? {} : { schema: structuredClone(schema) };
      this.move([...to, 'content', type, 'schema'], from);
    }
    return content;
  }

  private securityScheme(scheme: JsonValue, name: string): JsonValue {
    if (!isObject(scheme)) return scheme;
    const { flow, authorizationUrl, tokenUrl, scopes, ...rest } = scheme;
    if (rest['type'] === 'basic') return { ...rest, type: 'http', scheme: 'basic' };
    if (rest['type'] !== 'oauth2') return scheme;
    const known = typeof flow === 'string' && Object.hasOwn(FLOWS, flow) ? flow : undefined;
    const meant = known ?? (tokenUrl === undefined ? 'implicit' : authorizationUrl ? 'accessCode' : 'application');
    if (known === undefined) {
      const found = flow === undefined ? "has no 'flow'" : `has the unknown flow ${JSON.stringify(flow)}`;
      const message = `the security scheme '${name}' ${found}; it is read as ${meant}`;
      const help = `Add the flow: ${Object.keys(FLOWS).join(', ')}.`;
      const path = ['securityDefinitions', name];
      this.found.push({ code: 'openapi-invalid', path, message, help, severity: this.severity });
    }
    const urls = {
      ...(authorizationUrl !== undefined && { authorizationUrl }),
      ...(tokenUrl !== undefined && { tokenUrl }),
    };
    return { ...rest, flows: { [FLOWS[meant]!]: { ...urls, scopes: scopes ?? {} } } };
  }

  private report(path: Path, message: string): void {
    this.found.push({ code: 'openapi-feature', path, message, severity: this.severity, once: message });
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
