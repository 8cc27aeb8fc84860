import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { checkHouse } from '../../../generator/load/check-house.ts';
import { loadSpec } from '../../../generator/load/load-spec.ts';
import type { Diagnostic } from '../../../generator/diagnostic/diagnostic.ts';
import type { JsonObject } from '../../../generator/json.ts';
import { buildApi } from '../../../generator/model/build.ts';
import { validators } from '../../../generator/targets/validators.ts';
import type { Validator } from '../../../templates/validators/runtime/validator.ts';
import { type Case, embedded } from './cases.ts';

export interface Judged {
  readonly one: Case;
  /** What stops the generator at this schema. */
  readonly refusals: readonly Diagnostic[];
  /** Absent where there are refusals. */
  readonly validator?: Validator<unknown>;
}

/**
 * The cases as request bodies of one document, which is generated, written below `folder` and loaded. Those that stop the
 * generator are left out of a second document.
 */
export async function judge(cases: readonly Case[], folder: string): Promise<Judged[]> {
  const first = await loaded(
    cases.map((one, at) => [at, one] as const),
    folder,
  );
  const refused = Map.groupBy(first.errors, ({ place }) => Number(/^Case(\d+)$/.exec(String(place.path[2]))?.[1]));
  const left = cases.map((one, at) => [at, one] as const).filter(([at]) => !refused.has(at));
  const second = left.length === cases.length ? first : await loaded(left, folder);
  if (second.errors.length > 0)
    throw new Error(second.errors.map(({ code, message }) => `${code}: ${message}`).join('\n'));
  const { api, diagnostics } = buildApi(second.spec);
  if (diagnostics.length > 0) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  for (const { path, text } of await validators.emit(api, { scope: '@cases' })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return Promise.all(
    cases.map(async (one, at): Promise<Judged> => {
      const refusals = refused.get(at);
      if (refusals) return { one, refusals };
      const file = pathToFileURL(join(folder, `validators/src/schemas/Case${at}.ts`)).href;
      const checks = (await import(/* @vite-ignore */ file)) as Readonly<Record<string, Validator<unknown>>>;
      return { one, refusals: [], validator: checks[`Case${at}`]! };
    }),
  );
}

async function loaded(
  cases: readonly (readonly [number, Case])[],
  folder: string,
): Promise<{ spec: Awaited<ReturnType<typeof loadSpec>>; errors: Diagnostic[] }> {
  const file = join(folder, 'spec.json');
  writeFileSync(file, JSON.stringify(documentOf(cases)));
  const spec = await loadSpec(file);
  const errors = [...spec.diagnostics, ...checkHouse(spec)].filter(({ severity }) => severity === 'error');
  return { spec, errors };
}

function documentOf(cases: readonly (readonly [number, Case])[]): JsonObject {
  const operations = cases.map(([at]): [string, JsonObject] => {
    const schema = { $ref: `#/components/schemas/Case${at}` };
    const requestBody = { required: true, content: { 'application/json': { schema } } };
    return [
      `/${at}`,
      { post: { operationId: `case${at}`, requestBody, responses: { '204': { description: 'Done.' } } } },
    ];
  });
  const schemas = cases.map(([at, one]) => [`Case${at}`, embedded(one, at)] as const);
  return {
    openapi: '3.1.0',
    info: { title: 'Cases', version: '1.0.0' },
    paths: Object.fromEntries(operations),
    components: { schemas: Object.fromEntries(schemas) },
  };
}
