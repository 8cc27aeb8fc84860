import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { checkRules } from '../../support/check-rules.ts';
import { loadSpec } from '../../../generator/load/load-spec.ts';
import type { Diagnostic } from '../../../generator/diagnostic/diagnostic.ts';
import type { JsonObject, JsonValue } from '../../../generator/json.ts';
import type { Api } from '../../../generator/model/api.ts';
import { buildApi } from '../../../generator/model/build.ts';
import { renderUnits } from '../../support/render-units.ts';
import { validators } from '../../../generator/targets/validators.ts';
import type { Validator } from '../../../templates/validators/runtime/validator.ts';
import { type Case, embedded } from './cases.ts';

export interface GeneratedCase {
  readonly one: Case;
  /** Diagnostics with which the generator rejects this schema. */
  readonly rejections: readonly Diagnostic[];
  /** Absent if the generator rejects the schema. */
  readonly validator?: Validator<unknown>;
}

export interface GeneratedCases {
  readonly generated: readonly GeneratedCase[];
  /** The document of all accepted cases, each named `Case` and its index. */
  readonly api: Api;
}

/** Places that accept any value, in a third-party document. */
const DEGRADED: ReadonlySet<string> = new Set(['ref-remote', 'ref-unresolved', 'ref-cycle', 'keyword-unenforceable']);

/**
 * Generates one document with the cases as request bodies and `remotes` as components, writes its packages
 * below `folder` and loads them. Removes the cases that the generator rejects, and repeats.
 */
export async function generateValidators(
  cases: readonly Case[],
  folder: string,
  remotes: readonly JsonObject[] = [],
): Promise<GeneratedCases> {
  const components = new Map<string, JsonValue>([
    ...cases.map((one, at) => [`Case${at}`, embedded(one, at)] as const),
    ...remotes.map((remote, at) => [`Remote${at}`, remote] as const),
  ]);
  const rejected = new Map<string, Diagnostic[]>();
  let { spec, errors } = await loaded(components, folder);
  while (errors.length > 0) {
    const found = Map.groupBy(errors, ({ place }) => String(place.path[2]));
    for (const [name, rejections] of found) {
      if (!components.delete(name))
        throw new Error(rejections.map(({ code, message }) => `${code}: ${message}`).join('\n'));
      rejected.set(name, rejections);
    }
    ({ spec, errors } = await loaded(components, folder));
  }
  const { api, diagnostics } = buildApi(spec);
  if (diagnostics.length > 0) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  for (const { path, text } of await renderUnits(validators.emit(api, { scope: '@cases' }))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const generated = await Promise.all(
    cases.map(async (one, at): Promise<GeneratedCase> => {
      const rejections = rejected.get(`Case${at}`);
      if (rejections) return { one, rejections };
      const file = pathToFileURL(join(folder, `validators/src/schemas/Case${at}.js`)).href;
      const checks = (await import(/* @vite-ignore */ file)) as Readonly<Record<string, Validator<unknown>>>;
      return { one, rejections: [], validator: checks[`Case${at}`]! };
    }),
  );
  return { generated, api };
}

async function loaded(
  components: ReadonlyMap<string, JsonValue>,
  folder: string,
): Promise<{ spec: Awaited<ReturnType<typeof loadSpec>>; errors: Diagnostic[] }> {
  const file = join(folder, 'spec.json');
  writeFileSync(file, JSON.stringify(documentOf(components)));
  const spec = await loadSpec(file);
  const errors = [...spec.diagnostics, ...checkRules(spec)].filter(
    ({ code, severity }) => severity === 'error' || DEGRADED.has(code),
  );
  return { spec, errors };
}

function documentOf(components: ReadonlyMap<string, JsonValue>): JsonObject {
  const names = [...components.keys()].filter((name) => name.startsWith('Case'));
  const operations = names.map((name): [string, JsonObject] => {
    const schema = { $ref: `#/components/schemas/${name}` };
    const requestBody = { required: true, content: { 'application/json': { schema } } };
    const operationId = name.toLowerCase();
    return [`/${name}`, { post: { operationId, requestBody, responses: { '204': { description: 'Done.' } } } }];
  });
  return {
    openapi: '3.1.0',
    info: { title: 'Cases', version: '1.0.0' },
    paths: Object.fromEntries(operations),
    components: { schemas: Object.fromEntries(components) },
  };
}
