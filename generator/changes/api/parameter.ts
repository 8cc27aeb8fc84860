import type { JsonObject, JsonValue } from '../../json.ts';
import { DEFAULT_STYLE } from '../../model/build-operations.ts';
import { isObject } from '../../model/canonical.ts';
import { list, string } from '../../model/reader.ts';
import { type About, type Collector, FIELD_ERROR } from '../collector.ts';
import type { Program } from '../change.ts';
import { show } from '../show.ts';
import type { Both, Located, Maybe } from '../side.ts';
import { equal, isEqual, member, memberOf, membersByName, membersOf } from '../side.ts';

type Parameter = Located<JsonObject>;

export type Parameters = readonly [was: Parameter, is: Parameter];

export interface ParameterUse {
  readonly collector: Collector;
  /** `query after`. */
  readonly key: string;
  readonly about: About<'request'>;
  /** A call that works while `holds` of the parameter in the document. */
  readonly program: (text: string, holds: (parameter: Parameter | undefined) => boolean) => Program;
}

export function compareParameter(use: ParameterUse, both: Parameters): void {
  const { collector, key, about } = use;
  if (collector.isSame(both)) return;
  const [was, is] = both;
  if (isRequired(was) !== isRequired(is)) {
    const program = use.program(`# without ${split(key)[1]}`, (found) => !isRequired(found));
    const required = memberOf(both, 'required');
    if (isRequired(is)) collector.report(about, required, 'parameter-required', 'is now required', program);
    else collector.report(about, required, 'parameter-optional', 'is no longer required');
  }
  compareSerialization(use, both);
  collector.compareSchemas(about, [schemaOf(was), schemaOf(is)]);
  compareErrorCode(use, both);
  compareValuePermissions(use, both);
  compareDeprecated(collector, about, both);
  collector.compareAnnotations(both, ['description', 'example', 'examples'], about.spots);
}

export function compareDeprecated(collector: Collector, about: About, both: Both): void {
  const added = ['deprecated', 'is now deprecated'] as const;
  collector.compareMark(about, memberOf(both, 'deprecated'), added, ['undeprecated', 'is no longer deprecated']);
}

function compareSerialization(use: ParameterUse, [was, is]: Parameters): void {
  const [old, now] = [serializationOf(was.json), serializationOf(is.json)];
  const changed = Object.keys(now).find((name) => !equal(old[name], now[name]));
  // The defaults of a moved parameter are those of its new place.
  if (changed === undefined || was.json['in'] !== is.json['in']) return;
  const text = `${sent(use.key)} # ${changed} ${show(old[changed])}`;
  const program = use.program(text, (found) => equal(found && serializationOf(found.json)[changed], old[changed]));
  const message = `now has ${changed} ${show(now[changed])} (was ${show(old[changed])})`;
  use.collector.report(use.about, memberOf([was, is], changed), 'parameter-serialised-otherwise', message, program);
}

/** How a parameter's value is written, with the defaults of OpenAPI 3.1 (Parameter Object). */
function serializationOf(parameter: JsonObject): Readonly<Record<string, JsonValue>> {
  const content = membersOf({ json: parameter['content'], path: [] })[0];
  if (content !== undefined) return { content: content[0], style: null, explode: null, allowReserved: false };
  const style = string(parameter['style']) ?? DEFAULT_STYLE[string(parameter['in']) ?? 'query'] ?? 'form';
  const explode = typeof parameter['explode'] === 'boolean' ? parameter['explode'] : style === 'form';
  // `explode` does not affect a single value.
  const single = isSingle(parameter['schema']);
  return { content: null, style, explode: single ? null : explode, allowReserved: parameter['allowReserved'] === true };
}

function isSingle(schema: JsonValue | undefined): boolean {
  const type = isObject(schema) ? schema['type'] : undefined;
  return typeof type === 'string' && type !== 'array' && type !== 'object';
}

function compareErrorCode(use: ParameterUse, both: Parameters): void {
  const errorCode = memberOf(both, 'x-error-code');
  if (isEqual(errorCode)) return;
  const [old, now] = [codeOf(errorCode[0]), codeOf(errorCode[1])];
  const message = `now returns the error ${now} for a wrong value (was ${old})`;
  const works = (found?: Parameter): boolean => found !== undefined && codeOf(member(found, 'x-error-code')) === old;
  const program = use.program(`${sent(use.key)} # error.code === '${old}'`, works);
  use.collector.report(use.about, errorCode, 'parameter-error-code-changed', message, program);
}

function compareValuePermissions(use: ParameterUse, both: Parameters): void {
  const { collector, key, about, program } = use;
  const keyword = 'x-value-permissions';
  for (const [value, permissions] of membersByName(memberOf(both, keyword))) {
    const [old, now] = [names(permissions[0]), names(permissions[1])];
    const added = now.filter((name) => !old.includes(name));
    const removed = old.filter((name) => !now.includes(name));
    if (added.length > 0) {
      const needs = program(`${sent(key, value)} # key without ${added.join(' and ')}`, (found) => {
        const needed = found === undefined ? [] : names(member(member(found, keyword), value));
        return !added.some((name) => needed.includes(name));
      });
      const message = `now needs ${added.join(' and ')} for the value ${value}`;
      collector.report(about, permissions, 'value-permission-required', message, needs);
    }
    if (removed.length > 0) {
      const message = `no longer needs ${removed.join(' and ')} for the value ${value}`;
      collector.report(about, permissions, 'value-permission-not-required', message);
    }
  }
}

function names({ json }: Maybe): string[] {
  return list(json).map(String);
}

function schemaOf(parameter: Parameter): Maybe {
  const content = membersOf(member(parameter, 'content'))[0];
  return member(content === undefined ? parameter : content[1], 'schema');
}

function codeOf({ json }: Maybe): string {
  return string(json) ?? FIELD_ERROR;
}

export function isRequired(parameter: Parameter | undefined): boolean {
  return parameter !== undefined && (parameter.json['in'] === 'path' || parameter.json['required'] === true);
}

/** `query after` → `query` and `after`. */
export function split(key: string): [where: string, name: string] {
  const space = key.indexOf(' ');
  return [key.slice(0, space), key.slice(space + 1)];
}

/** The option of `curl` that sends a parameter. */
export function sent(key: string, value = '…'): string {
  const [where, name] = split(key);
  if (where === 'header') return `-H '${name}: ${value}'`;
  if (where === 'cookie') return `-b '${name}=${value}'`;
  return where === 'query' ? `--url-query '${name}=${value}'` : `# with ${name}`;
}
