import type { Diagnostic } from '../../../generator/diagnostic/diagnostic.ts';
import type { JsonObject } from '../../../generator/json.ts';
import type { Api } from '../../../generator/model/api.ts';
import { buildApi } from '../../../generator/model/build.ts';

/** The model of a single-file document, and its diagnostics of names. */
export function modelOf(
  members: JsonObject,
  strict = true,
): { readonly api: Api; readonly diagnostics: readonly Diagnostic[] } {
  const document: JsonObject = { openapi: '3.1.0', info: { title: 'Zoo', version: '1.2.3' }, ...members };
  const place = (path: readonly (string | number)[]) => ({ file: 'spec.yaml', path });
  return buildApi({ document, place, strict });
}

/** A response with this schema. */
export const ok = (schema: JsonObject | boolean): JsonObject => ({
  '200': { description: 'Done.', content: { 'application/json': { schema } } },
});

export const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });
