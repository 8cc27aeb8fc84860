import type { Chance } from './chance.ts';
import type { Body, Operation, Parameter } from './documented-api.ts';
import type { Memory, Named } from './memory.ts';
import type { Samples } from './samples.ts';

/** A mutable request that is not yet serialized. */
export interface Draft {
  readonly operation: Operation;
  readonly path: Named;
  /** Whether all ids in the path came from the service. */
  readonly isPathKnown: boolean;
  /** Serialized, without percent-encoding. */
  query: [name: string, value: string][];
  headers: Record<string, string>;
  body: unknown;
}

/** A request that conforms to the document. */
export function draftOf(operation: Operation, memory: Memory, samples: Samples, random: Chance): Draft {
  const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
  const known = memory.pathFor(
    inPath.map(({ name }) => name),
    random,
  );
  const path = known ?? Object.fromEntries(inPath.map(({ name, schema }) => [name, String(samples.value(schema))]));
  const given = operation.parameters.filter((parameter) => parameter.in !== 'path' && random.happens(0.25));
  const written = given.map((parameter) => [parameter, writtenValue(parameter, memory, samples, random)] as const);
  return {
    operation,
    path,
    isPathKnown: known !== undefined,
    // An empty list would read as one empty item.
    query: written
      .filter(([parameter, value]) => parameter.in === 'query' && value !== '')
      .map(([{ name }, value]) => [name, value]),
    headers: Object.fromEntries(
      written
        .filter(([parameter]) => parameter.in === 'header')
        .map(([{ name }, value]) => [name.toLowerCase(), headerValue(value)]),
    ),
    body: operation.body === undefined ? undefined : bodyOf(operation.body, samples, random),
  };
}

/** Every second body is an example of the document, which also meets rules outside the schema. */
function bodyOf({ schema, examples }: Body, samples: Samples, random: Chance): unknown {
  if (examples.length === 0 || random.happens(0.5)) return samples.value(schema);
  return samples.withKnownIds(random.pick(examples));
}

function writtenValue({ schema }: Parameter, memory: Memory, samples: Samples, random: Chance): string {
  const prefix = /^\^\(([a-z]+_)\[/.exec(String(schema['pattern']))?.[1];
  const cursor = prefix === undefined ? undefined : memory.idWith(prefix, random);
  const value = cursor ?? samples.value(schema);
  return Array.isArray(value) ? value.join(',') : String(value);
}

/** Removes characters outside of printable ASCII, which a header cannot carry. */
function headerValue(value: string): string {
  return value.replaceAll(/[^\u0020-\u007e]/g, '').trim();
}

export function targetOf({ operation, path, query }: Pick<Draft, 'operation' | 'path' | 'query'>): string {
  const filled = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? name));
  const text = query.map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`).join('&');
  return text === '' ? filled : `${filled}?${text}`;
}
