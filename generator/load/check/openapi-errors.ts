import type { ErrorObject } from 'ajv/dist/2020.js';

import type { JsonObject, JsonValue } from '../../json.ts';
import type { Finding } from './finding.ts';
import { at, get, isObject, parsePointer, type Path } from '../document/json.ts';
import { nearest } from '../../../service/command-line/nearest.ts';

/** Keywords whose errors repeat those of their subschemas. */
const echoes: ReadonlySet<string> = new Set(['if', 'anyOf']);
/** Members that Ajv reports as unevaluated when another member of the same object is invalid. */
const evaluatedWhenValid: ReadonlySet<string> = new Set(
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

/** An error with the place and the value that it is about. */
interface Placed extends ErrorObject {
  readonly path: Path;
  readonly value: JsonValue | undefined;
}

/** Explains the errors of the OpenAPI schema, each once, without the schema's own mistakes. */
export function openapiFindings(errors: readonly ErrorObject[], document: JsonObject): Finding[] {
  const all = errors.map((error): Placed => {
    const path = parsePointer(error.instancePath);
    return { ...error, path, value: at(document, path) };
  });
  const own = all.filter((each) => !echoes.has(each.keyword) && !isOfAnotherRule(each) && !isRedundant(each, all));
  const { true: missing = [], false: others = [] } = Object.groupBy(own, (each) => String(isMissingMember(each)));
  const byObject = Map.groupBy(missing, ({ instancePath }) => instancePath);
  return [...others.map(toFinding), ...[...byObject.values()].map(lacking)];
}

/** The schema requires `required: true` of a path parameter with `required`, too. */
function isMissingMember({ keyword, params }: ErrorObject): boolean {
  return keyword === 'required' && params['missingProperty'] !== 'required';
}

function lacking(errors: readonly Placed[]): Finding {
  const { path } = errors[0]!;
  const lacks = [...new Set(errors.map(({ params }) => String(params['missingProperty'])))];
  const message = `${nameOf(path)} has no ${lacks.map((key) => `'${key}'`).join(' and no ')}`;
  return { code: 'openapi-invalid', path, message, lacks, help: `Add ${lacks.join(' and ')}.` };
}

function toFinding({ keyword, params, message, path, value }: Placed): Finding {
  const name = nameOf(path);
  if (keyword === 'required')
    return finding(
      path,
      `the path parameter '${String(get(value, 'name'))}' must have required: true`,
      'Add required: true; a path always includes all its parameters.',
    );
  if (keyword === 'unevaluatedProperties') return unknownMember(String(params['unevaluatedProperty']), path);
  if (keyword === 'enum')
    return finding(path, `${name} must be one of ${(params['allowedValues'] as readonly unknown[]).join(', ')}`);
  if (keyword === 'const') return finding(path, `${name} must be ${JSON.stringify(params['allowedValue'])}`);
  if (keyword === 'type') return finding(path, `${name} must be ${article(String(params['type']))}`);
  if (keyword === 'oneOf') return finding(path, `${name} ${alternatives(value)}`);
  if (keyword !== 'propertyNames') return finding(path, `${name} ${message ?? 'is not valid'}`);
  const key = String(params['propertyName']);
  return finding([...path, key], `the name '${key}' may contain only letters, digits, '.', '-' and '_'`);
}

/** The three objects that must have exactly one of two members. */
function alternatives(value: JsonValue | undefined): string {
  if (get(value, 'identifier') !== undefined) return 'must have an identifier or a url, not both';
  if (get(value, 'in') !== undefined) return 'must have a schema or a content, not both';
  return 'must have an operationRef or an operationId, not both';
}

function unknownMember(key: string, path: Path): Finding {
  const at = [...path, key];
  if (path.length === 1 && path[0] === 'paths')
    return finding(at, `the path '${key}' must begin with '/'`, 'Add a slash at the beginning.');
  if (path.at(-1) === 'responses')
    return finding(
      at,
      `'${key}' is not a response status`,
      "Write a status such as '404', a range such as '4XX', or default.",
    );
  const meant = nearest(key, misspellable);
  const message = `'${key}' is not allowed here`;
  if (meant === undefined) return finding(at, message, 'Remove it, or start its name with x- if it is an extension.');
  return { code: 'openapi-invalid', path: at, message, help: `Did you mean ${meant}?`, meant };
}

function finding(path: Path, message: string, help?: string): Finding {
  return { code: 'openapi-invalid', path, message, ...(help !== undefined && { help }) };
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

/** The rule `parameter-without-schema` reports a parameter without schema and content. */
function isOfAnotherRule({ keyword, params, path, value }: Placed): boolean {
  const isParameter = path.at(-2) === 'parameters' && (path.length > 3 || path[0] === 'components');
  if (typeof get(value, 'in') !== 'string' && !isParameter) return false;
  if (get(value, 'schema') !== undefined || get(value, 'content') !== undefined) return false;
  return (
    keyword === 'oneOf' || (keyword === 'required' && /^(schema|content)$/.test(String(params['missingProperty'])))
  );
}

/** Errors that repeat another, and mistakes of this schema (2021-04-15) corrected since. */
function isRedundant(
  { keyword, params, path, value, instancePath, schemaPath }: Placed,
  all: readonly Placed[],
): boolean {
  if (schemaPath.endsWith('/propertyNames/pattern')) return true;
  const unknown = keyword === 'unevaluatedProperties' ? String(params['unevaluatedProperty']) : undefined;
  // Loading has reported the unresolved reference.
  if (unknown === '$ref') return true;
  if (unknown === 'description' && path.at(-2) === 'variables') return true;
  if (unknown === 'bearerFormat' && /^bearer$/i.test(String(get(value, 'scheme')))) return true;
  if (unknown === 'server' && path.at(-2) === 'links') return true;
  // A flow of OpenAPI 3.2; its scopes count like those of any flow.
  if (unknown === 'deviceAuthorization') return true;
  if (path.join('/').startsWith('info/license') && (keyword === 'oneOf' || schemaPath.includes('oneOf')))
    return get(value, 'identifier') === undefined || get(value, 'url') === undefined;
  if (path.includes('callbacks') && path.slice(path.indexOf('callbacks')).some((key) => String(key).startsWith('x-')))
    return true;
  if (unknown === undefined || !evaluatedWhenValid.has(unknown) || !isObject(value)) return false;
  return all.some(
    (other) =>
      other.instancePath.startsWith(instancePath) &&
      other.keyword !== 'unevaluatedProperties' &&
      !echoes.has(other.keyword),
  );
}
