import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { JsonObject } from '../../../../generator/json.ts';
import type { Api } from '../../../../generator/model/api.ts';
import type { RenderedFile } from '../../../../generator/targets/unit.ts';
import { renderUnits } from '../../../support/render-units.ts';
import { validators } from '../../../../generator/targets/validators.ts';
import type { Validator } from '../../../../templates/validators/runtime/validator.ts';
import { apiOf } from '../types/api-of.ts';

export interface Modules {
  readonly folder: string;
  readonly files: readonly RenderedFile[];
  /** A module by its path below `src/`, such as `schemas/Customer`. */
  module(path: string): Promise<Record<string, Validator<unknown>>>;
}

/** Writes the package of an API to disk until all tests end. */
export async function loadModules(api: Api): Promise<Modules> {
  const files = await renderUnits(validators.emit(api, { scope: '@zoo' }));
  const folder = await mkdtemp(join(tmpdir(), 'validators-'));
  for (const { path, text } of files) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  return {
    folder,
    files,
    module: (path) => import(/* @vite-ignore */ pathToFileURL(join(folder, `validators/src/${path}.js`)).href),
  };
}

/** Validators of schemas, by name. */
export async function loadSchemas(schemas: JsonObject): Promise<(name: string) => Promise<Validator<unknown>>> {
  const api = apiOfSchemas(schemas);
  const { module } = await loadModules(api);
  const typeNames = new Map(api.schemas.map(({ name, typeName }) => [name, typeName]));
  return async (name) => (await module(`schemas/${name}`))[typeNames.get(name)!]!;
}

/** The validator of one schema, which may refer to the `others`. */
export async function validatorOf(schema: JsonObject, others: JsonObject = {}): Promise<Validator<unknown>> {
  const load = await loadSchemas({ ...others, Subject: schema });
  return load('Subject');
}

/** A model that refers to every schema. */
export function apiOfSchemas(schemas: JsonObject): Api {
  const paths = Object.keys(schemas).map((name, index): [string, JsonObject] => {
    const $ref = `#/components/schemas/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    const response = { description: name, content: { 'application/json': { schema: { $ref } } } };
    return [`/schemas/${index}`, { get: { operationId: `schemas.get${index}`, responses: { '200': response } } }];
  });
  return apiOf({ paths: Object.fromEntries(paths), components: { schemas } });
}
