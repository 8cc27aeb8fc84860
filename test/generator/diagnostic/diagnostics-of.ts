import type { Diagnostic } from '../../../generator/diagnostic/diagnostic.ts';
import { checkDocument } from '../../../generator/load/check/check-document.ts';
import { loadSpec, type LoadOptions } from '../../../generator/load/load-spec.ts';
import { loadPlugins, renderPlugins } from '../../../generator/plugins/plugin-targets.ts';
import { buildApi } from '../../../generator/model/build.ts';

/** All diagnostics of a document; later stages run even after errors. */
export async function diagnosticsOf(entry: string, options: LoadOptions = {}): Promise<readonly Diagnostic[]> {
  const spec = await loadSpec(entry, options);
  const findings = await checkDocument(spec);
  const { api, diagnostics: clashes } = buildApi(spec);
  const plugins = await loadPlugins({ spec: entry });
  const rendered = await renderPlugins(plugins.targets, api, { scope: '@own', spec: entry });
  return [
    ...spec.diagnostics,
    ...spec.diagnosticsOf(findings),
    ...clashes,
    ...plugins.diagnostics,
    ...rendered.diagnostics,
  ];
}
