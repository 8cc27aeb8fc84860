import { at, brokenValue, nameOf, placesIn, withValue } from './broken-value.ts';
import type { Chance } from './chance.ts';
import type { DocumentedApi, Operation } from './documented-api.ts';
import { type Draft, draftOf, targetOf } from './draft.ts';
import { brokenTexts, hostileParts, hostileTexts } from './hostile-texts.ts';
import type { Oracle } from './oracle.ts';
import type { Memory } from './memory.ts';
import type { Expectation, FuzzRequest } from './request.ts';
import type { Samples } from './samples.ts';

export interface Keys {
  /** API keys with every permission. */
  readonly all: string;
  readonly none: string;
  /** Invalid keys. */
  readonly bad: readonly string[];
}

export interface Stage {
  readonly api: DocumentedApi;
  readonly oracle: Oracle;
  readonly memory: Memory;
  readonly samples: Samples;
  readonly random: Chance;
  readonly keys: Keys;
}

type Kind = (stage: Stage) => FuzzRequest | undefined;

const accepted: Expectation = { kind: 'accepted' };
const documented: Expectation = { kind: 'documented' };
const rejected = (...codes: string[]): Expectation => ({ kind: 'rejected', ...(codes.length > 0 && { codes }) });

const draft = ({ api, memory, samples, random }: Stage, operations = api.operations): Draft =>
  draftOf(random.pick(operations), memory, samples, random);
const withBody = ({ api }: Stage): readonly Operation[] => api.operations.filter(({ body }) => body !== undefined);

/** Serializes a draft. `expected` applies if the path names an existing entity. */
function request(
  { keys, memory }: Stage,
  of: Draft,
  about: string,
  expected: Expectation,
  more: { readonly key?: string | null; readonly body?: string } = {},
): FuzzRequest {
  const { operation, path, isPathKnown, headers } = of;
  const { key = keys.all } = more;
  const text = more.body ?? (of.body === undefined ? undefined : JSON.stringify(of.body));
  return {
    operation,
    about: `${operation.id}${about === '' ? '' : ` ${about}`}`,
    expected: isPathKnown ? afterDeletions(operation.id, expected, memory) : documented,
    method: operation.method,
    target: targetOf(of),
    headers: {
      ...(key !== null && { authorization: `Bearer ${key}` }),
      ...(text !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(text !== undefined && { body: text }),
    path,
  };
}

/** A test clock can move an account beyond the 90 days in which their entities can be read. */
const EXPIRING = /^(notifications|simulationRuns|simulationEvents)\./;

/** The parts of a deleted entity, and expired entities, return 404 before any other error. */
function afterDeletions(id: string, expected: Expectation, { hasForgotten }: Memory): Expectation {
  const canBeGone = hasForgotten || EXPIRING.test(id);
  if (!canBeGone || expected.kind !== 'rejected' || expected.codes === undefined) return expected;
  return rejected(...expected.codes, 'not_found');
}

const valid: Kind = (stage) => request(stage, draft(stage), '', accepted);

const brokenBody: Kind = (stage) => {
  const of = draft(stage, withBody(stage));
  const { schema } = of.operation.body!;
  const broken = brokenValue(schema, of.body, (by, value) => stage.oracle.fits(by, value), stage.random);
  if (broken === undefined || !of.isPathKnown) return undefined;
  const isObject = typeof broken.value === 'object' && broken.value !== null && !Array.isArray(broken.value);
  of.body = broken.value;
  return request(stage, of, `with ${broken.label}`, rejected(isObject ? 'invalid_field' : 'bad_request'));
};

const BAD_PARAMETERS = [
  'x',
  '-1',
  '0',
  '1.5',
  'true ',
  'id[UP]',
  '!!',
  'ctm_1',
  ' ',
  'A'.repeat(300),
  '2',
  'no,,no',
  '2026-13-45',
];

const brokenParameter: Kind = (stage) => {
  const { random, oracle } = stage;
  const of = draft(stage);
  const { operation, headers } = of;
  const parameter = random.pick(operation.parameters);
  const text = random.pick(BAD_PARAMETERS);
  const { schema, name } = parameter;
  const number = schema['type'] === 'integer' ? Number(text) : undefined;
  const items = schema['type'] === 'array' ? text.split(',') : undefined;
  const isBoolean = schema['type'] === 'boolean';
  if (isBoolean ? ['true', 'false'].includes(text) : oracle.fits(schema, number ?? items ?? text)) return undefined;
  const about = `with ${name} as ${text.slice(0, 40)}`;
  if (parameter.in === 'path') {
    const path = { ...of.path, [name]: text };
    return request(stage, { ...of, path, isPathKnown: true }, about, rejected(parameter.errorCode ?? 'bad_request'));
  }
  if (!of.isPathKnown) return undefined;
  if (parameter.in === 'header') {
    of.headers = { ...headers, [name.toLowerCase()]: text.trim() || 'x' };
    return request(stage, of, about, rejected(parameter.errorCode ?? 'invalid_field'));
  }
  // Only one parameter is invalid: another fault would change the code.
  of.query = [[name, text]];
  return request(stage, of, about, rejected(parameter.errorCode ?? 'invalid_field'));
};

const withoutKey: Kind = (stage) => {
  const key = stage.random.pick([null, ...stage.keys.bad]);
  const keyed = stage.api.operations.filter(({ errorCodes }) => errorCodes.includes('invalid_token'));
  return {
    ...request(stage, draft(stage, keyed), `with the key ${key}`, documented, { key }),
    expected: rejected('invalid_token'),
  };
};

const withoutPermission: Kind = (stage) => {
  const of = draft(stage);
  const made = request(stage, of, 'with a key without permissions', documented, { key: stage.keys.none });
  return of.operation.isGuarded ? { ...made, expected: rejected('forbidden') } : made;
};

const otherMethod: Kind = (stage) => {
  const of = draft(stage);
  const methods = stage.api.methods.get(of.operation.path)!;
  const method = stage.random.pick(['PUT', 'OPTIONS', 'POST', 'GET', 'PATCH', 'DELETE', 'HEAD', 'QUERY']);
  if (methods.includes(method)) return undefined;
  of.body = undefined;
  const made = request(stage, of, `by ${method}`, documented);
  if (method === 'HEAD' && methods.includes('GET'))
    return {
      ...made,
      method,
      operation: stage.api.operations.find(({ path, method: own }) => path === of.operation.path && own === 'GET'),
    };
  return { ...made, method, operation: undefined, expected: rejected('method_not_allowed') };
};

const MEDIA: readonly [string, Record<string, string>][] = [
  ['text/plain', { 'content-type': 'text/plain' }],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['no type', { 'content-type': '' }],
  ['another charset', { 'content-type': 'application/json; charset=latin1' }],
  ['an encoding', { 'content-encoding': 'gzip' }],
];
const TEXTS: readonly [string, string][] = [
  ['{"name":', 'invalid_json'],
  ['{"name":"x",}', 'invalid_json'],
  ["{'name':'x'}", 'invalid_json'],
  ['[]', 'bad_request'],
  ['"text"', 'bad_request'],
  ['null', 'bad_request'],
  ['7', 'bad_request'],
];

const brokenMessage: Kind = (stage) => {
  const { random } = stage;
  const of = draft(stage);
  if (!of.isPathKnown) return undefined;
  if (of.operation.body === undefined) {
    const body = random.pick(['{"a":1}', '[1]', 'x']);
    of.headers['content-type'] = 'application/json';
    return request(stage, of, 'with a body', rejected('unexpected_request_body', 'invalid_json', 'bad_request'), {
      body,
    });
  }
  if (random.happens(0.3)) {
    const [about, headers] = random.pick(MEDIA);
    Object.assign(of.headers, headers);
    return request(stage, of, `as ${about}`, rejected('unsupported_media_type'));
  }
  if (random.happens(0.2)) {
    of.body = undefined;
    return request(stage, of, 'without a body', of.operation.body.required ? rejected('bad_request') : accepted);
  }
  if (random.happens(0.01)) {
    const body = JSON.stringify({ name: 'x'.repeat(1_048_577) });
    return request(stage, of, 'with too large a body', rejected('request_body_too_large'), { body });
  }
  const [body, code] = random.pick(TEXTS);
  return request(stage, of, `with the body ${body}`, rejected(code), { body });
};

const hostileBody: Kind = (stage) => {
  const { random } = stage;
  const of = draft(stage, withBody(stage));
  const places = placesIn(of.body, []).filter((path) => typeof at(of.body, path) === 'string');
  if (places.length === 0 || !of.isPathKnown) return undefined;
  const path = random.pick(places);
  const isBroken = random.happens(0.5);
  const text = random.pick(isBroken ? brokenTexts : hostileTexts);
  of.body = withValue(of.body, path, text);
  return request(
    stage,
    of,
    `with ${nameOf(path)} as ${JSON.stringify(text).slice(0, 40)}`,
    isBroken ? rejected() : documented,
  );
};

const hostileTarget: Kind = (stage) => {
  const { random } = stage;
  const of = draft(stage);
  const part = random.pick(hostileParts);
  const made = request(stage, of, `with ${part.slice(0, 40)} in its address`, documented);
  const names = of.operation.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
  if (names.length > 0 && random.happens(0.4)) {
    const target = made.target.replace(of.path[random.pick(names)]!, part);
    return { ...made, operation: undefined, target, expected: rejected() };
  }
  const query = of.operation.parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
  const name = random.pick([...query, 'unknown', part]);
  const target = `${made.target}${made.target.includes('?') ? '&' : '?'}${name}=${part}`;
  return { ...made, target, ...(query.includes(name) && part === '%00' && of.isPathKnown && { expected: rejected() }) };
};

const tooLong: Kind = (stage) => {
  const of = draft(stage);
  of.query = [...of.query, ['long', 'x'.repeat(8_193)]];
  return { ...request(stage, of, 'with a long address', documented), expected: rejected('request_headers_too_large') };
};

const noSuchPath: Kind = (stage) => {
  const made = request(stage, draft(stage), 'with more path', documented);
  return {
    ...made,
    operation: undefined,
    target: made.target.replace(/(?=\?|$)/, '/unknown/unknown'),
    expected: rejected('invalid_url', 'method_not_allowed'),
  };
};

const WEIGHTS: readonly (readonly [Kind, number])[] = [
  [valid, 45],
  [brokenBody, 14],
  [brokenParameter, 12],
  [withoutKey, 4],
  [withoutPermission, 3],
  [otherMethod, 4],
  [brokenMessage, 6],
  [hostileBody, 5],
  [hostileTarget, 5],
  [tooLong, 1],
  [noSuchPath, 1],
];
const ALL = WEIGHTS.reduce((sum, [, weight]) => sum + weight, 0);

export function anyRequest(stage: Stage): FuzzRequest {
  for (;;) {
    let left = stage.random.below(ALL);
    const [kind] = WEIGHTS.find(([, weight]) => (left -= weight) < 0)!;
    const made = kind(stage);
    if (made !== undefined) return made;
  }
}

/** A deleted entity is missing for every operation that names it. */
export function afterDelete(stage: Stage, deleted: FuzzRequest): FuzzRequest[] {
  const { api, memory, samples, random } = stage;
  return api.operations
    .filter(({ path }) => path === deleted.operation?.path || path.startsWith(`${deleted.operation?.path}/`))
    .map((operation) => {
      const of = { ...draftOf(operation, memory, samples, random), path: deleted.path, isPathKnown: true };
      return request(stage, of, 'after it was deleted', rejected('not_found'));
    });
}
