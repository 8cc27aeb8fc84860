import type { Api, Operation } from '../model/api.ts';
import { bodyMedia } from './bodies.ts';
import { type Shape, Shapes, typesOf } from './docs/fields/shapes.ts';
import { namedSchemas } from './schemas-read.ts';
import { successes } from './resources.ts';

/**
 * The operations that the READMEs of packages show: those of `x-example-operations`, or else those that need
 * least, for calls that are short.
 */
export function exampleOperations(api: Api, shapes = new Shapes(namedSchemas(api))) {
  const { operations, exampleOperations: named } = api;
  const find = (id: string | undefined): Operation | undefined => operations.find((one) => one.id === id);
  const lists = operations.filter(({ method, body }) => method === 'get' && body === undefined);
  const creates = operations.filter((one) => one.method === 'post' && bodyMedia(one)?.kind === 'json');
  return {
    list: find(named.list) ?? simplest(lists, 'list', shapes),
    create: find(named.create) ?? simplest(creates, 'create', shapes),
  };
}

/** Of operations that need equally much, the one that is called `name`, and then the first. */
function simplest(operations: readonly Operation[], name: string, shapes: Shapes): Operation | undefined {
  const ranked = operations.map((operation) => ({ operation, rank: rankOf(operation, name, shapes) }));
  return ranked.sort((a, b) => compare(a.rank, b.rank))[0]?.operation;
}

function rankOf(operation: Operation, name: string, shapes: Shapes): readonly number[] {
  const required = operation.parameters.filter((parameter) => parameter.required);
  const media = bodyMedia(operation);
  const body = shapes.of(media?.schema);
  const isShown = media === undefined || media.examples.length > 0 || isFlat(body, shapes);
  const isJson = successes(operation).some(({ content }) => content.some(({ kind }) => kind === 'json'));
  return [
    Number(operation.deprecated || !isJson),
    Number(!isShown),
    required.filter((parameter) => parameter.in === 'path').length,
    required.length + body.required.size,
    Number(!operation.name.startsWith(name)),
  ];
}

/** Whether a body without an example can be shown by values for its required fields. */
function isFlat({ required, properties, alternatives }: Shape, shapes: Shapes): boolean {
  const types = [...required].flatMap((name) => typesOf(shapes.of(properties.get(name))));
  return types.length > 0 && alternatives.length === 0 && !types.some((type) => type === 'object' || type === 'array');
}

function compare(a: readonly number[], b: readonly number[]): number {
  return a.map((part, index) => part - b[index]!).find((difference) => difference !== 0) ?? 0;
}
