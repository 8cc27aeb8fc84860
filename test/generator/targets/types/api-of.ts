import { buildApi } from '../../../../generator/model/build.ts';
import type { Api } from '../../../../generator/model/api.ts';
import type { JsonObject } from '../../../../generator/json.ts';

/** The model of a single-file document whose names do not clash. */
export function apiOf(members: JsonObject): Api {
  const document: JsonObject = { openapi: '3.1.0', info: { title: 'Zoo', version: '1.2.3' }, paths: {}, ...members };
  const place = (path: readonly (string | number)[]) => ({ file: 'spec.yaml', path });
  const { api, diagnostics } = buildApi({ document, place, strict: false });
  if (diagnostics.length > 0) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return api;
}

/** A document whose one operation refers to every given schema. */
export function apiOfSchemas(schemas: JsonObject): Api {
  const anyOf = Object.keys(schemas).map((name) => ({
    $ref: `#/components/schemas/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`,
  }));
  const post = {
    operationId: 'all.take',
    requestBody: { content: { 'application/json': { schema: { anyOf } } } },
    responses: {},
  };
  return apiOf({ paths: { '/all': { post } }, components: { schemas } });
}
