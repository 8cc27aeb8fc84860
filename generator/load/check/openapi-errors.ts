import type { JsonObject, JsonValue } from '../../json.ts';
import type { Finding } from './finding.ts';
import { at } from './document-view.ts';
import { get, isObject } from '../document/json.ts';
import type { Path } from './rules/rule.ts';
import { parsePointer } from '../document/json-pointer.ts';
import { nearMiss } from '../document/near-miss.ts';

/** What Ajv says about one value. */
export interface SchemaError {
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}

/** Keywords that only pass on what a schema below them has said. */
const echoes: ReadonlySet<string> = new Set(['if', 'anyOf', 'not']);
/** Members that count as unknown when something else is wrong with a parameter, a header or a security scheme. */
const knownAfterAll: ReadonlySet<string> = new Set(
  (
    'style explode allowReserved example examples schema content name in scheme bearerFormat flows ' +
    'openIdConnectUrl'
  ).split(' '),
);
const misspellable: readonly string[] = (
  'title summary description version contact license termsOfService servers paths webhooks components ' +
  'security tags externalDocs operationId parameters requestBody responses callbacks deprecated required ' +
  'content headers links schema example examples encoding style explode allowReserved allowEmptyValue ' +
  'schemas requestBodies securitySchemes pathItems get put post delete options head patch trace scheme ' +
  'bearerFormat flows variables default value externalValue info name type $ref'
).split(' ');

/** The errors of the OpenAPI schema, each once and in words, without those that are the schema's own mistakes. */
export function openapiFindings(errors: readonly SchemaError[], document: JsonObject): Finding[] {
  const missing = new Map<string, { readonly path: Path; readonly keys: Set<string> }>();
  const findings = errors.flatMap((error) => {
    const path = parsePointer(error.instancePath);
    const value = at(document, path);
    if (echoes.has(error.keyword) || isOfAnotherRule(error, path, value) || isFalse(error, path, value, errors))
      return [];
    const key = String(error.params['missingProperty']);
    if (error.keyword !== 'required' || key === 'required') return [toFinding(error, path, value)];
    const object = missing.get(error.instancePath) ?? { path, keys: new Set() };
    missing.set(error.instancePath, object);
    object.keys.add(key);
    return [];
  });
  return [...findings, ...[...missing.values()].map(({ path, keys }) => lacking(path, [...keys]))];
}

/** All that an object lacks, in one finding. */
function lacking(path: Path, lacks: readonly string[]): Finding {
  const message = `${nameOf(path)} has no ${lacks.map((key) => `'${key}'`).join(' and no ')}`;
  return { code: 'openapi-invalid', path, message, options: { lacks, help: `Add ${lacks.join(' and ')}.` } };
}

function toFinding(error: SchemaError, path: Path, value: JsonValue | undefined): Finding {
  const { keyword, params } = error;
  const name = nameOf(path);
  if (keyword === 'required' && params['missingProperty'] === 'required') {
    return finding(
      path,
      `the path parameter '${String(get(value, 'name'))}' does not say required: true`,
      'Add required: true; a path has all its parts.',
    );
  }
  if (keyword === 'unevaluatedProperties') return unknownMember(String(params['unevaluatedProperty']), path);
  if (keyword === 'additionalProperties') return unknownMember(String(params['additionalProperty']), path);
  if (keyword === 'enum')
    return finding(path, `${name} must be one of ${(params['allowedValues'] as readonly unknown[]).join(', ')}`);
  if (keyword === 'const') return finding(path, `${name} must be ${JSON.stringify(params['allowedValue'])}`);
  if (keyword === 'type') return finding(path, `${name} must be ${article(String(params['type']))}`);
  if (keyword === 'oneOf') return finding(path, `${name} ${alternatives(value)}`);
  if (keyword !== 'propertyNames') return finding(path, `${name} ${error.message ?? 'is not valid'}`);
  const key = String(params['propertyName']);
  return finding([...path, key], `the name '${key}' may hold only letters, digits, '.', '-' and '_'`);
}

/** The three objects of which OpenAPI wants one member or another. */
function alternatives(value: JsonValue | undefined): string {
  if (get(value, 'identifier') !== undefined) return 'has an identifier or a url, not both';
  if (get(value, 'in') !== undefined) return 'has a schema or a content, not both';
  return 'has an operationRef or an operationId, and not both';
}

function unknownMember(key: string, path: Path): Finding {
  const at = [...path, key];
  if (path.length === 1 && path[0] === 'paths')
    return finding(at, `the path '${key}' does not begin with '/'`, 'Begin it with a slash.');
  if (path.at(-1) === 'responses')
    return finding(
      at,
      `'${key}' is no status of a response`,
      "Write a status such as '404', a range such as '4XX', or default.",
    );
  const meant = nearMiss(key, misspellable);
  const message = `'${key}' is not known here`;
  if (meant === undefined)
    return finding(at, message, 'Remove it, or let its name begin with x- if it is an extension.');
  return { code: 'openapi-invalid', path: at, message, options: { help: `Did you mean ${meant}?`, meant } };
}

function finding(path: Path, message: string, help?: string): Finding {
  return { code: 'openapi-invalid', path, message, ...(help === undefined ? {} : { options: { help } }) };
}

/** The key of a member; for an item, also that of its list. */
function nameOf(path: Path): string {
  const key = String(path.at(-1) ?? 'the document');
  return /^[0-9]+$/.test(key) && path.length > 1 && path.at(-2) !== 'responses'
    ? `${String(path.at(-2))}[${key}]`
    : key;
}

function article(type: string): string {
  if (type === 'object') return 'a mapping';
  if (type === 'array') return 'a list';
  return type === 'boolean' ? 'true or false' : `a ${type}`;
}

/** A parameter without schema and content is told of by the rule `parameter-without-schema`. */
function isOfAnotherRule({ keyword, params }: SchemaError, path: Path, value: JsonValue | undefined): boolean {
  const isParameter = path.at(-2) === 'parameters' && (path.length > 3 || path[0] === 'components');
  if (typeof get(value, 'in') !== 'string' && !isParameter) return false;
  const neither = get(value, 'schema') === undefined && get(value, 'content') === undefined;
  return (
    neither &&
    (keyword === 'oneOf' ||
      (keyword === 'required' && (params['missingProperty'] === 'schema' || params['missingProperty'] === 'content')))
  );
}

/** Errors that repeat another, and mistakes of the schema itself: swagger-parser carries OpenAPI's first one (2021-04-15); later ones put these right. */
function isFalse(
  error: SchemaError,
  path: Path,
  value: JsonValue | undefined,
  errors: readonly SchemaError[],
): boolean {
  if (error.schemaPath.endsWith('/propertyNames/pattern')) return true;
  const unknown = error.keyword === 'unevaluatedProperties' ? String(error.params['unevaluatedProperty']) : undefined;
  // A reference that could not be resolved has been reported.
  if (unknown === '$ref') return true;
  if (unknown === 'description' && path.at(-2) === 'variables') return true;
  if (unknown === 'bearerFormat' && /^bearer$/i.test(String(get(value, 'scheme')))) return true;
  if (unknown === 'server' && path.at(-2) === 'links') return true;
  if (path.join('/').startsWith('info/license') && (error.keyword === 'oneOf' || error.schemaPath.includes('oneOf'))) {
    return get(value, 'identifier') === undefined || get(value, 'url') === undefined;
  }
  if (path.includes('callbacks') && path.slice(path.indexOf('callbacks')).some((key) => String(key).startsWith('x-')))
    return true;
  if (unknown === undefined || !knownAfterAll.has(unknown) || !isObject(value)) return false;
  return errors.some(
    (other) =>
      other.instancePath.startsWith(error.instancePath) &&
      other.keyword !== 'unevaluatedProperties' &&
      !echoes.has(other.keyword),
  );
}
