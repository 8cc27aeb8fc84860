import type { Diagnostic } from './diagnostic/diagnostic.ts';
import { toDiagnostics } from './load/check/finding.ts';
import { loadSpec, type LoadedSpec } from './load/load-spec.ts';
import type { Api } from './model/api.ts';
import { buildApi } from './model/build.ts';
import { type GenerateOptions, isPartial, targetsOf } from './options.ts';
import { renderPlugins } from './plugins/render-plugins.ts';
import { loadPlugins } from './plugins/load-plugins.ts';
import { type OutputFile, render, type Resources } from './render/render.ts';
import { emit } from './targets/emit.ts';
import { TARGET_NAMES } from './targets/index.ts';
import { ReadFiles } from './write/read-files.ts';

export interface Generated {
  /** Absent when an error among the diagnostics stopped the run. */
  readonly output?: { readonly api: Api; readonly files: readonly OutputFile[]; readonly place: LoadedSpec['place'] };
  readonly diagnostics: readonly Diagnostic[];
  /** Every file of the spec that was read, with the hash of its text at that time. */
  readonly specFiles: ReadonlyMap<string, string>;
}

/**
 * The pipeline up to the disk: load, check the document while building its `Api`, emit units, render and
 * format them.
 */
export async function generate(options: GenerateOptions, resources: Resources): Promise<Generated> {
  const { pool, memo } = resources;
  const read = new ReadFiles();
  const spec = await loadSpec(options.spec, { strict: options.strict, readText: read.text });
  const specFiles = new Map(spec.files.map((file) => [file, read.hashes.get(file)!]));
  const checks = pool.check(spec).then((findings) => toDiagnostics(findings, spec.place));
  checks.catch(() => undefined);
  const plugins = await loadPlugins(options, isPartial(options));
  const found = [...spec.diagnostics];
  // A document with errors may lack parts, so no `Api` can be built.
  const { api, diagnostics: clashes } = hasErrors(found) ? { diagnostics: [] } : buildApi(spec, memo?.api);
  found.push(...clashes, ...plugins.diagnostics);
  if (api === undefined || hasErrors(found)) return { diagnostics: [...found, ...(await checks)], specFiles };

  const rendering = emit(targetsOf(options), api, options).then((units) => render(units, api, options, resources));
  const [checked, rendered] = await Promise.allSettled([checks, rendering]);
  if (checked.status === 'rejected') throw checked.reason;
  const diagnostics = [...found, ...checked.value];
  if (hasErrors(diagnostics)) return { diagnostics, specFiles };
  if (rendered.status === 'rejected') return { diagnostics: invalid(diagnostics, rendered.reason), specFiles };
  const more = await renderPlugins(plugins.targets, api, options, TARGET_NAMES);
  diagnostics.push(...more.diagnostics);
  if (hasErrors(more.diagnostics)) return { diagnostics, specFiles };
  if (memo !== undefined) memo.api = api;
  return { output: { api, files: [...rendered.value, ...more.files], place: spec.place }, diagnostics, specFiles };
}

/** In a third-party document, invalid OpenAPI is only a warning, unless it makes a target fail. */
function invalid(diagnostics: readonly Diagnostic[], failure: unknown): Diagnostic[] {
  if (!diagnostics.some(({ code }) => code === 'openapi-invalid')) throw failure;
  return diagnostics.map((each) => (each.code === 'openapi-invalid' ? { ...each, severity: 'error' } : each));
}

function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === 'error');
}
