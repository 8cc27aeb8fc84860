import { type Diagnostic, hasErrors, type Locate } from './diagnostic/diagnostic.ts';
import { loadSpec, type LoadedSpec } from './load/load-spec.ts';
import type { Api } from './model/api.ts';
import { buildApi } from './model/build.ts';
import { type GenerateOptions, isPartial, targetsOf } from './options.ts';
import { loadPlugins, renderPlugins } from './plugins/plugin-targets.ts';
import { render, type Resources } from './render/render.ts';
import { emit } from './targets/index.ts';
import type { OutputFile } from './targets/unit.ts';
import { ReadFiles } from './write/inputs.ts';

export interface Generated {
  /** Absent when an error among the diagnostics stopped the run. */
  readonly output?: { readonly api: Api; readonly files: readonly OutputFile[]; readonly place: LoadedSpec['place'] };
  readonly diagnostics: readonly Diagnostic[];
  readonly locate: Locate;
  /** Every file of the spec that was read, with the hash of its text at that time. */
  readonly specFiles: ReadonlyMap<string, string>;
}

/** The pipeline: load → (check ∥ build → emit → render and format). The command writes the files. */
export async function generate(options: GenerateOptions, resources: Resources): Promise<Generated> {
  const read = new ReadFiles();
  const spec = await loadSpec(options.spec, { ...options, readText: read.text });
  const source = { locate: spec.locate, specFiles: read.hashes };
  const plugins = await loadPlugins(options, isPartial(options));
  const [checked, made] = await Promise.allSettled([
    resources.pool.check(spec),
    // A document with errors may lack parts, so no `Api` can be built.
    hasErrors(spec.diagnostics) ? undefined : makeFiles(spec, options, resources),
  ]);
  if (checked.status === 'rejected') throw checked.reason;
  const diagnostics = [...spec.diagnostics, ...plugins.diagnostics, ...checked.value];
  if (made.status === 'rejected') return { diagnostics: explained(made.reason, diagnostics), ...source };
  const { api, files = [], clashes = [] } = made.value ?? {};
  diagnostics.push(...clashes);
  if (api === undefined || hasErrors(diagnostics)) return { diagnostics, ...source };
  const added = await renderPlugins(plugins.targets, api, options);
  diagnostics.push(...added.diagnostics);
  if (hasErrors(diagnostics)) return { diagnostics, ...source };
  if (resources.memo !== undefined) resources.memo.api = api;
  return { output: { api, files: [...files, ...added.files], place: spec.place }, diagnostics, ...source };
}

async function makeFiles(spec: LoadedSpec, options: GenerateOptions, resources: Resources) {
  const { api, diagnostics: clashes } = buildApi(spec, resources.memo?.api);
  const units = hasErrors(clashes) ? [] : await emit(targetsOf(options), api, options);
  return { api, clashes, files: await render(units, api, options, resources) };
}

/** In a third-party document, invalid OpenAPI is only a warning, unless it makes a target fail. */
function explained(failure: unknown, diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  if (hasErrors(diagnostics)) return diagnostics;
  if (!diagnostics.some(({ code }) => code === 'openapi-invalid')) throw failure;
  return diagnostics.map((each) => (each.code === 'openapi-invalid' ? { ...each, severity: 'error' } : each));
}
