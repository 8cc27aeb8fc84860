import type { JsonObject, JsonValue } from '../../json.ts';
import { string } from '../../model/reader.ts';
import type { Spot } from '../change.ts';
import type { Collector } from '../collector.ts';
import { equal } from '../equal.ts';
import { call } from '../proof/programs.ts';
import { show } from '../show.ts';
import { type Located, member, membersOf } from '../side.ts';
import type { OperationExchange } from './exchange.ts';
import { compareNotes } from './notes.ts';
import { shapeOf } from './exchange.ts';

type Parameter = Located<JsonObject>;

/** Compares what an operation takes beside its body. */
export function compareParameters(collector: Collector, base: OperationExchange, head: OperationExchange): void {
  const [before, after] = [new Map(base.parameters), new Map(head.parameters)];
  takePathParameters(collector, base, head, before, after);
  takeMoved(collector, base, head, before, after);
  for (const [key, was] of before) {
    const is = after.get(key);
    if (is !== undefined) compareParameter(collector, base, head, key, was, is);
    else removed(collector, base, head, key, was);
  }
  for (const [key, is] of after) if (!before.has(key)) added(collector, base, head, key, is);
}

/** A path parameter is known by where it stands in the path; its name matters to the generated client only. */
function takePathParameters(
  collector: Collector,
  base: OperationExchange,
  head: OperationExchange,
  before: Map<string, Parameter>,
  after: Map<string, Parameter>,
): void {
  if (shapeOf(base.path) !== shapeOf(head.path)) return;
  const [old, now] = [placeholders(base.path), placeholders(head.path)];
  old.forEach((name, index) => {
    const renamed = now[index]!;
    const [was, is] = [before.get(`path ${name}`), after.get(`path ${renamed}`)];
    if (was === undefined || is === undefined) return;
    before.delete(`path ${name}`);
    after.delete(`path ${renamed}`);
    compareParameter(collector, base, head, `path ${renamed}`, was, is);
    if (name === renamed) return;
    collector.report({
      ...{ code: 'path-parameter-renamed', direction: 'request', before: was.path, after: is.path },
      ...{ spots: [spotOf(head, `path ${renamed}`)], subject: `${head.name} ${renamed}` },
      message: `is now called ${renamed} (was ${name})`,
      program: call(base, `# client.${base.clientName}({ ${JSON.stringify(name)}: … })`, (found) =>
        placeholders(found.path).includes(name),
      ),
    });
  });
}

/** A parameter that is found in another place. */
function takeMoved(
  collector: Collector,
  base: OperationExchange,
  head: OperationExchange,
  before: Map<string, Parameter>,
  after: Map<string, Parameter>,
): void {
  for (const [key, was] of before) {
    if (after.has(key)) continue;
    const [where, name] = split(key);
    const moved = [...after].find(([other]) => !base.parameters.has(other) && split(other)[1] === name);
    if (moved === undefined) continue;
    const [other, is] = moved;
    before.delete(key);
    after.delete(other);
    collector.report({
      ...{ code: 'parameter-moved', direction: 'request', before: was.path, after: is.path },
      ...{ spots: [spotOf(head, other)], subject: `${head.name} ${name}` },
      message: `is now sent in the ${split(other)[0]} (was ${where})`,
      program: call(base, sent(key), (found) => found.parameters.has(key)),
    });
    compareParameter(collector, base, head, other, was, is);
  }
}

function removed(
  collector: Collector,
  base: OperationExchange,
  head: OperationExchange,
  key: string,
  was: Parameter,
): void {
  collector.report({
    ...{ code: 'parameter-removed', direction: 'request', before: was.path, after: listPath(head, key) },
    ...{ spots: [spotOf(head, key)], subject: `${head.name} ${split(key)[1]}` },
    message: `is no longer a ${split(key)[0]} parameter`,
    program: call(base, sent(key), (found) => found.parameters.has(key)),
  });
}

function added(
  collector: Collector,
  base: OperationExchange,
  head: OperationExchange,
  key: string,
  is: Parameter,
): void {
  const required = isRequired(is);
  collector.report({
    ...{ code: required ? 'required-parameter-added' : 'parameter-added', direction: 'request' },
    ...{
      before: listPath(base, key),
      after: is.path,
      spots: [spotOf(head, key)],
      subject: `${head.name} ${split(key)[1]}`,
    },
    message: `is a new ${required ? 'required ' : ''}${split(key)[0]} parameter`,
    program: call(base, `# without ${split(key)[1]}`, (found) => !isRequired(found.parameters.get(key))),
  });
}

function compareParameter(
  collector: Collector,
  base: OperationExchange,
  head: OperationExchange,
  key: string,
  was: Parameter,
  is: Parameter,
): void {
  if (collector.isUntouched(was, is)) return;
  const spot = spotOf(head, key);
  const about = { direction: 'request', spots: [spot], subject: `${head.name} ${split(key)[1]}` } as const;
  if (isRequired(was) !== isRequired(is)) {
    const [before, after] = [member(was, 'required').path, member(is, 'required').path];
    if (isRequired(is))
      collector.report({
        ...{ ...about, code: 'parameter-required', before, after, message: 'is now required' },
        program: call(base, `# without ${split(key)[1]}`, (found) => !isRequired(found.parameters.get(key))),
      });
    else collector.report({ ...about, code: 'parameter-optional', before, after, message: 'is no longer required' });
  }
  const [old, now] = [serialisation(was.json), serialisation(is.json)];
  // One that was moved is written in the way of its new place.
  if (was.json['in'] === is.json['in'] && !equal(old, now)) {
    const changed = Object.keys(now).find((name) => !equal(old[name], now[name])) ?? 'style';
    collector.report({
      ...about,
      ...{ code: 'parameter-serialised-otherwise', before: [...was.path, changed], after: [...is.path, changed] },
      message: `now has ${changed} ${show(now[changed])} (was ${show(old[changed])})`,
      program: call(base, `${sent(key)} # ${changed} ${show(old[changed])}`, (found) => {
        const other = found.parameters.get(key);
        return other !== undefined && equal(serialisation(other.json)[changed], old[changed]);
      }),
    });
  }
  collector.schemas('request', spot, schemaOf(was), schemaOf(is));
  compareExtensions(collector, base, about, key, was, is);
  compareDeprecated(collector, about, was, is);
  compareNotes(collector, [spot], was, is, ['description', 'example', 'examples']);
}

interface About {
  readonly direction: 'request';
  readonly spots: readonly Spot[];
  readonly subject: string;
}

function compareExtensions(
  collector: Collector,
  base: OperationExchange,
  about: About,
  key: string,
  was: Parameter,
  is: Parameter,
): void {
  const [old, now] = [member(was, 'x-error-code'), member(is, 'x-error-code')];
  if (!equal(old.json, now.json))
    collector.report({
      ...{ ...about, code: 'parameter-error-code-changed', before: old.path, after: now.path },
      message: `now returns the error ${codeOf(now)} for a wrong value (was ${codeOf(old)})`,
      program: call(base, `${sent(key)} # error.code === '${codeOf(old)}'`, (found) => {
        const other = found.parameters.get(key);
        return other !== undefined && codeOf(member(other, 'x-error-code')) === codeOf(old);
      }),
    });
  const [before, after] = [grants(was), grants(is)];
  for (const [value, { path, names }] of after) {
    const more = names.filter((name) => !(before.get(value)?.names ?? []).includes(name));
    if (more.length === 0) continue;
    const there = before.get(value)?.path ?? [...was.path, 'x-value-permissions', value];
    collector.report({
      ...{ ...about, code: 'value-permission-required', before: there, after: path },
      message: `now needs ${more.join(' and ')} for the value ${value}`,
      program: call(base, `${sent(key, value)} # key without ${more.join(' and ')}`, (found) => {
        const other = found.parameters.get(key);
        const needed = other === undefined ? undefined : grants(other).get(value)?.names;
        return !more.some((name) => (needed ?? []).includes(name));
      }),
    });
  }
  for (const [value, { path, names }] of before) {
    const less = names.filter((name) => !(after.get(value)?.names ?? []).includes(name));
    if (less.length === 0) continue;
    collector.report({
      ...{ ...about, code: 'value-permission-not-required', before: path },
      after: after.get(value)?.path ?? [...is.path, 'x-value-permissions', value],
      message: `no longer needs ${less.join(' and ')} for the value ${value}`,
    });
  }
}

function compareDeprecated(collector: Collector, about: About, was: Parameter, is: Parameter): void {
  if ((was.json['deprecated'] === true) === (is.json['deprecated'] === true)) return;
  const [before, after] = [member(was, 'deprecated').path, member(is, 'deprecated').path];
  if (is.json['deprecated'] === true)
    collector.report({ ...about, code: 'deprecated', before, after, message: 'is now deprecated' });
  else collector.report({ ...about, code: 'undeprecated', before, after, message: 'is no longer deprecated' });
}

function grants(parameter: Parameter): Map<string, { path: readonly (string | number)[]; names: string[] }> {
  return new Map(
    membersOf(member(parameter, 'x-value-permissions')).map(([value, { json, path }]) => [
      value,
      { path, names: Array.isArray(json) ? json.map(String) : [] },
    ]),
  );
}

const DEFAULT_STYLE: Readonly<Record<string, string>> = {
  path: 'simple',
  query: 'form',
  header: 'simple',
  cookie: 'form',
};

/** How a value is written: what OpenAPI says, with its defaults. */
function serialisation(json: JsonObject): Readonly<Record<string, JsonValue>> {
  const content = membersOf({ json: json['content'], path: [] })[0];
  const style = string(json['style']) ?? DEFAULT_STYLE[string(json['in']) ?? 'query'] ?? 'form';
  if (content !== undefined) return { content: content[0], style: null, explode: null, allowReserved: false };
  const explode = typeof json['explode'] === 'boolean' ? json['explode'] : style === 'form';
  // Where only one value can stand, there is nothing to take apart.
  const single = isSingle(json['schema']);
  return { content: null, style, explode: single ? null : explode, allowReserved: json['allowReserved'] === true };
}

function isSingle(schema: JsonValue | undefined): boolean {
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) return false;
  const type = (schema as JsonObject)['type'];
  return typeof type === 'string' && type !== 'array' && type !== 'object';
}

function schemaOf(parameter: Parameter): Located<JsonValue | undefined> {
  const content = membersOf(member(parameter, 'content'))[0];
  return content === undefined ? member(parameter, 'schema') : member(content[1], 'schema');
}

function codeOf({ json }: Located<JsonValue | undefined>): string {
  return string(json) ?? 'invalid_field';
}

export function isRequired(parameter: Parameter | undefined): boolean {
  return parameter !== undefined && (parameter.json['in'] === 'path' || parameter.json['required'] === true);
}

function split(key: string): [where: string, name: string] {
  const space = key.indexOf(' ');
  return [key.slice(0, space), key.slice(space + 1)];
}

function sent(key: string, value = '…'): string {
  const [where, name] = split(key);
  if (where === 'header') return `-H '${name}: ${value}'`;
  if (where === 'cookie') return `-b '${name}=${value}'`;
  return where === 'query' ? `--url-query '${name}=${value}'` : `# with ${name}`;
}

/** Where it would stand, were the list a map. */
function listPath(exchange: OperationExchange, key: string): readonly (string | number)[] {
  return [...exchange.at.path, 'parameters', key];
}

function placeholders(path: string): string[] {
  return [...path.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name!);
}

function spotOf(exchange: OperationExchange, key: string): Spot {
  return { name: exchange.name, part: key };
}
