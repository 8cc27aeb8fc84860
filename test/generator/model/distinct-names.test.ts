import { expect, test } from 'vitest';

import { modelOf, ok, ref } from './api-of.ts';

test('renames clashing names of a third-party document and reports both places', () => {
  const { api, diagnostics } = modelOf(
    {
      paths: {
        '/a': { get: { operationId: 'get', responses: ok(ref('status')) } },
        '/b': { get: { operationId: 'get', responses: ok(ref('Status')) } },
      },
      webhooks: { status: { post: { requestBody: { content: { 'application/json': { schema: {} } } } } } },
      components: { schemas: { Status: {}, status: {}, Status2: {} } },
    },
    false,
  );
  expect(api.schemas.map(({ name, typeName }) => `${name} ${typeName}`)).toEqual(['Status Status', 'status Status2']);
  expect(api.events.map(({ typeName }) => typeName)).toEqual(['StatusEvent']);
  expect(api.operations.map(({ id, name, typeName }) => `${id} ${name} ${typeName}`)).toEqual([
    'get get Get',
    'getB getB GetB',
  ]);
  expect(diagnostics.map(({ severity, place, help }) => `${severity} ${place.path.join('/')}: ${help}`)).toEqual([
    'warning components/schemas/status: Generated code calls it Status2; rename it for a better one.',
    'warning webhooks/status/post: Generated code calls it StatusEvent; rename it for a better one.',
    'warning paths//b/get: Generated code calls it default.getB; rename it for a better one.',
  ]);
});
