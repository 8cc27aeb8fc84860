/** The stages that `generate` runs, in one module: what they import is loaded while the side thread starts. */
export { toDiagnostics } from './load/check/finding.ts';
export { loadSpec } from './load/load-spec.ts';
export { buildApi } from './model/build.ts';
export { KeptModel } from './model/kept-model.ts';
export { emitOwnTargets } from './plugins/emit-plugins.ts';
export { loadOwnTargets } from './plugins/load-plugins.ts';
