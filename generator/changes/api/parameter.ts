import type { JsonObject } from '../../json.ts';
import { list, string } from '../../model/reader.ts';
import type { Spot } from '../change.ts';
import { type About, type Collector, FIELD_ERROR } from '../collector.ts';
import { equal } from '../equal.ts';
import type { Program } from '../proof/evidence.ts';
import { call } from '../proof/programs.ts';
import { show } from '../show.ts';
import { byName, type Located, type Maybe, member, membersOf, placeOf } from '../side.ts';
import { compareAnnotations } from './annotations.ts';
import { type OperationExchange, parametersOf } from './exchange.ts';
import { serializationOf } from './serialization.ts';

type Parameter = Located<JsonObject>;

export interface ParameterUse {
  readonly collector: Collector;
  readonly base: OperationExchange;
  /** `query after`. */
  readonly key: string;
  readonly spot: Spot;
  readonly about: About;
}

export function compareParameter(use: ParameterUse, was: Parameter, is: Parameter): void {
  const { collector, key, spot, about } = use;
  if (collector.isSame(was, is)) return;
  if (isRequired(was) !== isRequired(is)) {
    const paths = [member(was, 'required').path, member(is, 'required').path] as const;
    const program = programOf(use, `# without ${split(key)[1]}`, (found) => !isRequired(found));
    if (isRequired(is)) collector.report(about, 'parameter-required', paths, 'is now required', program);
    else collector.report(about, 'parameter-optional', paths, 'is no longer required');
  }
  compareSerialization(use, was, is);
  collector.schemas('request', spot, schemaOf(was), schemaOf(is));
  compareErrorCode(use, was, is);
  compareValuePermissions(use, was, is);
  compareDeprecated(collector, about, was, is);
  compareAnnotations(collector, [spot], was, is, ['description', 'example', 'examples']);
}

export function compareDeprecated(collector: Collector, about: About, was: Located, is: Located): void {
  const [old, now] = [member(was, 'deprecated'), member(is, 'deprecated')];
  if ((old.json === true) === (now.json === true)) return;
  if (now.json === true) collector.report(about, 'deprecated', [old.path, now.path], 'is now deprecated');
  else collector.report(about, 'undeprecated', [old.path, now.path], 'is no longer deprecated');
}

function compareSerialization(use: ParameterUse, was: Parameter, is: Parameter): void {
  const [old, now] = [serializationOf(was.json), serializationOf(is.json)];
  const changed = Object.keys(now).find((name) => !equal(old[name], now[name]));
  // The defaults of a moved parameter are those of its new place.
  if (changed === undefined || was.json['in'] !== is.json['in']) return;
  const text = `${sent(use.key)} # ${changed} ${show(old[changed])}`;
  const program = programOf(use, text, (found) => equal(found && serializationOf(found.json)[changed], old[changed]));
  const paths = [member(was, changed).path, member(is, changed).path] as const;
  const message = `now has ${changed} ${show(now[changed])} (was ${show(old[changed])})`;
  use.collector.report(use.about, 'parameter-serialised-otherwise', paths, message, program);
}

function compareErrorCode(use: ParameterUse, was: Parameter, is: Parameter): void {
  const [old, now] = [member(was, 'x-error-code'), member(is, 'x-error-code')];
  if (equal(old.json, now.json)) return;
  const message = `now returns the error ${codeOf(now)} for a wrong value (was ${codeOf(old)})`;
  const text = `${sent(use.key)} # error.code === '${codeOf(old)}'`;
  const works = (found?: Parameter): boolean =>
    found !== undefined && codeOf(member(found, 'x-error-code')) === codeOf(old);
  const program = programOf(use, text, works);
  use.collector.report(use.about, 'parameter-error-code-changed', [old.path, now.path], message, program);
}

function compareValuePermissions(use: ParameterUse, was: Parameter, is: Parameter): void {
  const { collector, about, key } = use;
  for (const [value, before, after] of byName(permissionsOf(was), permissionsOf(is))) {
    const [old, now] = [list(before?.json).map(String), list(after?.json).map(String)];
    const keyword = 'x-value-permissions';
    const paths = [placeOf(before, was, keyword, value), placeOf(after, is, keyword, value)] as const;
    const added = now.filter((name) => !old.includes(name));
    const removed = old.filter((name) => !now.includes(name));
    if (added.length > 0) {
      const names = added.join(' and ');
      const program = programOf(use, `${sent(key, value)} # key without ${names}`, (found) => {
        const needed = found === undefined ? [] : list(permissionsOf(found).get(value)?.json).map(String);
        return !added.some((name) => needed.includes(name));
      });
      const message = `now needs ${names} for the value ${value}`;
      collector.report(about, 'value-permission-required', paths, message, program);
    }
    if (removed.length > 0) {
      const message = `no longer needs ${removed.join(' and ')} for the value ${value}`;
      collector.report(about, 'value-permission-not-required', paths, message);
    }
  }
}

function permissionsOf(parameter: Parameter): Map<string, Located> {
  return new Map(membersOf(member(parameter, 'x-value-permissions')));
}

/** A call that works while `holds` of the parameter in the document. */
function programOf(
  { base, key }: ParameterUse,
  text: string,
  holds: (parameter: Parameter | undefined) => boolean,
): Program {
  return call(base, text, (found, side) => holds(parametersOf(side, found).get(key)));
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
