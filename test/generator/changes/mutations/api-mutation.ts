import type { ChangeCode } from '../../../../generator/changes/rules/rules.ts';
import type { Draft } from './document.ts';

/** `code direction level: places`, with commas between the places. */
export type Expected = `${ChangeCode} ${'request' | 'response' | 'webhook' | 'api'} ${'B' | 'C' | 'D'}: ${string}`;

export interface ApiMutation {
  readonly name: string;
  /** Applied to both documents first, so that there is something to mutate. */
  readonly prepare?: (document: Draft) => void;
  readonly mutate: (document: Draft) => void;
  readonly expected: readonly Expected[];
}

export const get = (document: Draft): Draft => document['paths']['/things'].get;
export const create = (document: Draft): Draft => document['paths']['/things'].post;
export const update = (document: Draft): Draft => document['paths']['/things/{thing_id}'].patch;
export const hook = (document: Draft, key = 'thing.changed.v1'): Draft => document['webhooks'][key].post;
export const parameter = (document: Draft, name: string): Draft =>
  get(document)['parameters'].find((each: Draft) => each['name'] === name);
export const json = (owner: Draft): Draft => owner['content']['application/json'];
export const LIMITED = 'things.create, things.get, things.list';
export const FAILING = 'things.create 400, things.create 409, things.get 404, things.list 400, things.update 400';
