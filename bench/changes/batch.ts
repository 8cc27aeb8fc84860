import type { JsonObject } from '../../generator/json.ts';
import type { SchemaMutation } from '../../test/generator/changes/mutations/schema-mutation.ts';

export type Use = 'request' | 'response' | 'webhook';

export const USES: readonly Use[] = ['request', 'response', 'webhook'];

/** One mutation of one schema, in one direction. */
export interface Case {
  readonly mutation: number;
  readonly use: Use;
}

/** Operations or webhooks that use each schema, in each direction. */
const PLACES = ['a', 'b'];

/**
 * All mutations in one document, each in its own component that is used twice in each requested direction:
 * the programs that are compared take half a second to start, and there are hundreds of mutations.
 */
export function batchDocument(
  mutations: readonly SchemaMutation[],
  side: 'before' | 'after',
  uses: readonly Use[],
): JsonObject {
  const paths: Record<string, JsonObject> = {};
  const webhooks: Record<string, JsonObject> = {};
  const schemas: Record<string, JsonObject> = {};
  mutations.forEach((mutation, index) => {
    schemas[`Thing${index}`] = { type: 'object', properties: { field: mutation[side] } };
    for (const place of PLACES) {
      if (uses.includes('request'))
        paths[pathOf(index, 'request', place)] = { post: exchange(index, 'request', place) };
      if (uses.includes('response'))
        paths[pathOf(index, 'response', place)] = { get: exchange(index, 'response', place) };
      if (uses.includes('webhook'))
        webhooks[pathOf(index, 'webhook', place)] = { post: exchange(index, 'webhook', place) };
    }
  });
  const info = { title: 'Mutations', version: '1.0.0' };
  return { openapi: '3.1.0', info, paths, ...(uses.includes('webhook') ? { webhooks } : {}), components: { schemas } };
}

function exchange(index: number, use: Use, place: string): JsonObject {
  const content = { 'application/json': { schema: { $ref: `#/components/schemas/Thing${index}` } } };
  const operationId = `m${index}.${use}-${place}`;
  if (use === 'response') return { operationId, responses: { '200': { description: 'Done.', content } } };
  return { operationId, requestBody: { required: true, content }, responses: { '204': { description: 'Done.' } } };
}

function pathOf(index: number, use: Use, place: string): string {
  return use === 'webhook' ? `m${index}-${use}-${place}` : `/m${index}-${use}-${place}`;
}

/** The place that a text of a program's output names. */
export function placeIn(
  text: string,
): { readonly mutation: number; readonly use: Use; readonly place: string } | undefined {
  const found = /m(\d+)[-.](request|response|webhook)-([a-z])/.exec(text);
  return found === null ? undefined : { mutation: Number(found[1]), use: found[2] as Use, place: found[3]! };
}

export function placesOf({ mutation, use }: Case): string[] {
  return PLACES.map((place) => `${mutation} ${use} ${place}`);
}
