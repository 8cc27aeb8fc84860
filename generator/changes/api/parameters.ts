import type { JsonValue } from '../../json.ts';
import { DEFAULT_STYLE } from '../../model/build-operations.ts';
import { list, string } from '../../model/reader.ts';
import { FIELD_ERROR } from '../collector.ts';
import type { Finding, Part } from '../part.ts';
import { show } from '../show.ts';
import { type Both, byName, equal, type Located, type Maybe } from '../side.ts';
import { clientName, itemOf, type OperationExchange, parametersOf, shapeOf } from './exchange.ts';

type Parameters = Map<string, Located>;

/** A parameter of both operations, with its key in each, such as `query after`. */
type Pairing = readonly [old: string, now: string, was: Maybe | undefined, is: Maybe | undefined];

export function compareParameters(at: Part, base: OperationExchange, head: OperationExchange): void {
  const owners = [at, at.map(itemOf)];
  if (base.path === head.path && owners.every((owner) => owner.member('parameters').isSame)) return;
  const [before, after] = [parametersOf(at.was), parametersOf(at.is)];
  const renamed = takeRenamed(base.path, head.path, before, after);
  const others = Array.from(byName(before, after), ([key, was, is]): Pairing => [key, key, was, is]);
  // One that is absent would be in its list if the list were an object.
  const absent = at.member('parameters');
  for (const [old, now, was, is] of [...renamed, ...others]) {
    const [where, name] = split(now);
    const part = at.for('request', now, `${at.owner} ${name}`);
    const both: Both = [was ?? absent.was.member(now), is ?? absent.is.member(now)];
    const parameter = part.with(both);
    const [place, oldName] = split(old);
    if (place !== where) {
      const message = `is now sent in the ${where} (was ${place})`;
      parameter.report('parameter-moved', message, sent(old));
    } else if (old !== now) {
      const text = `# client.${clientName(base)}({ ${JSON.stringify(oldName)}: … })`;
      const message = `is now called ${name} (was ${oldName})`;
      const passes = ({ path }: Maybe): boolean => placeholders(String(path[1])).includes(oldName);
      part.report('path-parameter-renamed', message, text, passes, both);
    }
    const added: Finding = isRequired(is)
      ? ['required-parameter-added', `is a new required ${where} parameter`, `# without ${name}`]
      : ['parameter-added', `is a new ${where} parameter`];
    const removed: Finding = ['parameter-removed', `is no longer a ${where} parameter`, sent(now)];
    if (parameter.isInBoth(added, removed)) compareParameter(parameter, now);
  }
}

/**
 * Takes parameters with other keys out of both maps: those in the same position of the path, since only the
 * generated client uses their names, and those that moved, such as from the query into a header.
 */
function takeRenamed(oldPath: string, newPath: string, before: Parameters, after: Parameters): Pairing[] {
  const known = new Set(before.keys());
  const taken: Pairing[] = [];
  const take = (old: string, now: string): void => {
    const [was, is] = [before.get(old), after.get(now)];
    if (was === undefined || is === undefined) return;
    before.delete(old);
    after.delete(now);
    taken.push([old, now, was, is]);
  };
  if (shapeOf(oldPath) === shapeOf(newPath)) {
    const names = placeholders(newPath);
    placeholders(oldPath).forEach((name, index) => take(`path ${name}`, `path ${names[index]}`));
  }
  for (const key of before.keys()) {
    const moved = [...after.keys()].find((other) => !known.has(other) && split(other)[1] === split(key)[1]);
    if (moved !== undefined && !after.has(key)) take(key, moved);
  }
  return taken;
}

function placeholders(path: string): string[] {
  return [...path.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name!);
}

function compareParameter(parameter: Part<'request'>, key: string): void {
  if (parameter.isSame) return;
  const [was, is] = parameter.both;
  const required = parameter.member('required').both;
  const bare = `# without ${split(key)[1]}`;
  if (isRequired(was) && !isRequired(is))
    parameter.with(required).report('parameter-optional', 'is no longer required');
  if (!isRequired(was) && isRequired(is))
    parameter.report('parameter-required', 'is now required', bare, (found) => !isRequired(found), required);
  compareSerialization(parameter, key);
  parameter.map(schemaOf).compareSchemas();
  compareErrorCode(parameter, key);
  compareValuePermissions(parameter, key);
  compareDeprecated(parameter);
  parameter.compareAnnotations('description', 'example', 'examples');
}

export function compareDeprecated(part: Part): void {
  const removed = ['undeprecated', 'is no longer deprecated'] as const;
  part.member('deprecated').compareMark(['deprecated', 'is now deprecated'], removed);
}

function compareSerialization(parameter: Part, key: string): void {
  const [old, now] = [serializationOf(parameter.was), serializationOf(parameter.is)];
  const changed = Object.keys(now).find((name) => !equal(old[name], now[name]));
  // The defaults of a moved parameter are those of its new place.
  if (changed === undefined || !parameter.member('in').isEqual) return;
  const text = `${sent(key)} # ${changed} ${show(old[changed])}`;
  const message = `now has ${changed} ${show(now[changed])} (was ${show(old[changed])})`;
  const works = (found: Maybe): boolean => equal(serializationOf(found)[changed], old[changed]);
  parameter.report('parameter-serialised-otherwise', message, text, works, parameter.member(changed).both);
}

/** How a parameter's value is written, with the defaults of OpenAPI 3.1 (Parameter Object). */
function serializationOf(parameter: Maybe): Readonly<Record<string, JsonValue>> {
  const [content] = parameter.member('content').members();
  if (content !== undefined) return { content: content[0], style: null, explode: null, allowReserved: false };
  const value = (key: string): JsonValue | undefined => parameter.member(key).json;
  const style = string(value('style')) ?? DEFAULT_STYLE[string(value('in')) ?? 'query'] ?? 'form';
  const explode = value('explode');
  const allowReserved = value('allowReserved') === true;
  // `explode` does not affect a single value.
  if (isSingle(parameter.member('schema'))) return { content: null, style, explode: null, allowReserved };
  return { content: null, style, explode: typeof explode === 'boolean' ? explode : style === 'form', allowReserved };
}

function isSingle(schema: Maybe): boolean {
  const type = schema.member('type').json;
  return typeof type === 'string' && type !== 'array' && type !== 'object';
}

function compareErrorCode(parameter: Part, key: string): void {
  const errorCode = parameter.member('x-error-code');
  if (errorCode.isEqual) return;
  const [old, now] = errorCode.both.map(codeOf);
  const message = `now returns the error ${now} for a wrong value (was ${old})`;
  const text = `${sent(key)} # error.code === '${old}'`;
  errorCode.report('parameter-error-code-changed', message, text, (found) => codeOf(found) === old);
}

function compareValuePermissions(parameter: Part, key: string): void {
  for (const [value, permissions] of parameter.member('x-value-permissions').members()) {
    const [old, now] = permissions.both.map(names);
    const added = now!.filter((name) => !old!.includes(name));
    const removed = old!.filter((name) => !now!.includes(name));
    if (added.length > 0) {
      const text = `${sent(key, value)} # key without ${added.join(' and ')}`;
      const message = `now needs ${added.join(' and ')} for the value ${value}`;
      const isFree = (found: Maybe): boolean => !names(found).some((name) => added.includes(name));
      permissions.report('value-permission-required', message, text, isFree);
    }
    if (removed.length > 0) {
      const message = `no longer needs ${removed.join(' and ')} for the value ${value}`;
      permissions.report('value-permission-not-required', message);
    }
  }
}

function names({ json }: Maybe): string[] {
  return list(json).map(String);
}

function schemaOf(parameter: Maybe): Maybe {
  const [content] = parameter.member('content').members();
  return (content?.[1] ?? parameter).member('schema');
}

function codeOf({ json }: Maybe): string {
  return string(json) ?? FIELD_ERROR;
}

function isRequired(parameter: Maybe | undefined): boolean {
  return parameter?.member('in').json === 'path' || parameter?.member('required').json === true;
}

/** `query after` → `query` and `after`. */
function split(key: string): [where: string, name: string] {
  const space = key.indexOf(' ');
  return [key.slice(0, space), key.slice(space + 1)];
}

/** The option of `curl` that sends a parameter. */
function sent(key: string, value = '…'): string {
  const [where, name] = split(key);
  if (where === 'header') return `-H '${name}: ${value}'`;
  if (where === 'cookie') return `-b '${name}=${value}'`;
  return where === 'query' ? `--url-query '${name}=${value}'` : `# with ${name}`;
}
