import { expect, test } from 'vitest';

import { documentPackages } from './document-packages.ts';
import { respond, scriptedServer } from './scripted-server.ts';

const packages = documentPackages(`
openapi: 3.1.0
info: { title: Pets, version: 1.0.0 }
paths:
  /pets/{id}:
    parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
    get:
      operationId: pets.get
      responses:
        '200': { description: A pet., content: { application/json: { schema: { type: object } } } }
        '404': { $ref: '#/components/responses/Missing' }
        '410': { $ref: '#/components/responses/Missing' }
        '409': { description: No body. }
        '429': { description: Text., content: { text/plain: { schema: { type: string } } } }
        4XX:
          description: Another fault of the caller.
          content: { application/json: { schema: { type: object, required: [reason], properties: { reason: { type: string } } } } }
        default:
          description: Anything else.
          content: { application/json: { schema: { type: object, required: [incident], properties: { incident: { type: integer } } } } }
    delete:
      operationId: pets.remove
      responses:
        '204': { description: Done. }
        '404': { $ref: '#/components/responses/Missing' }
components:
  responses:
    Missing:
      description: There is none.
      content: { application/json: { schema: { type: object, required: [missing], properties: { missing: { type: string } } } } }
`);
const server = scriptedServer();

test('the status of an error narrows its body to the documented type, also in ranges and for default', async () => {
  const use = `
import { createClient, isErrorOf, isFailureOf } from '@api/client';
import { endpoint } from '@api/client/operations/pets.get';
export function get(error: unknown): string | number | undefined {
  if (!isErrorOf('pets.get', error)) return;
  if (error.status === 404 || error.status === 410) return error.body.missing;
  if (error.status === 409) return error.body satisfies undefined;
  if (error.status === 429) return error.body.toUpperCase();
  if (error.status === 418) return error.body.reason;
  if (error.status === 500) return error.body.incident;
  const { body } = error;
  return 'reason' in body ? body.reason : body.incident;
}
export function remove(error: unknown): string | undefined {
  if (!isErrorOf('pets.remove', error)) return;
  if (error.status === 404) return error.body.missing;
  return error.body;
}
export const wrong = (error: unknown) => isErrorOf('pets.get', error) && error.status === 404 && error.body.reason;
export const small = (error: unknown) => isFailureOf(endpoint, error) && error.status === 500 && error.body.incident;
export const client = createClient({ baseUrl: 'https://pets.example' });
`;
  expect(await packages().complaints(use)).toEqual(['use.ts 17 TS2322', 'use.ts 19 TS2339']);
});

test('a failed call throws an error with the received status and body', async () => {
  server().turns = [respond(404, { missing: 'a' }), respond(429, 'later', { 'retry-after': '99' }), respond(409, '')];
  const { get } = packages().client({ baseUrl: server().url }).pets!;
  const call = () => get!({ path: { id: 'a' } });
  await expect(call()).rejects.toMatchObject({ name: 'ApiError', status: 404, body: { missing: 'a' } });
  await expect(call()).rejects.toMatchObject({ status: 429, body: 'later' });
  await expect(call()).rejects.toMatchObject({ status: 409, body: undefined });
});
