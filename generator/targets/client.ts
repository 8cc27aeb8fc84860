import type { Api } from '../model/api.ts';
import { type ClientViews, KeptViews, type OperationView } from './client/views.ts';
import { serverUrl } from './docs/samples/server-url.ts';
import { Kept } from './kept.ts';
import { packageJson } from './package-json.ts';
import type { OutputFile, Target, TargetOptions } from './target.ts';
import { renderTemplate, runtimeFiles } from './templates.ts';

/** A typed client: one method an operation, grouped by resource, and each operation in a module of its own for who needs few. */
export const clientTarget = (keeps: boolean): Target => {
  const views = new KeptViews(keeps);
  const kept = new Kept<OutputFile>(keeps);
  return { name: 'client', emit: (api, options) => emitClient(views, kept, api, options) };
};

/** For one run. */
export const client = clientTarget(false);

function emitClient(keptViews: KeptViews, kept: Kept<OutputFile>, api: Api, { scope }: TargetOptions): OutputFile[] {
  const name = `${scope}/client`;
  const sources = ['document'];
  const views = keptViews.of(api, scope);
  const parts = () => [scope, ...views.operations, api.errors, api.tags, api.errorBody, api.versionHeader, api.info];
  const own = (path: string): OutputFile =>
    kept.get(path, parts, () => ({
      path: `client/src/${path}.ts`,
      text: renderTemplate(`client/${path}.ts`, views),
      sources,
    }));
  return [
    {
      path: 'client/package.json',
      text: packageJson(api, name, `Typed client of ${api.info.title}`, {
        exports: {
          '.': './src/index.ts',
          './core': './src/core.ts',
          './operations/*': './src/operations/*.ts',
        },
        dependencies: { [`${scope}/types`]: '*', [`${scope}/validators`]: '*' },
      }),
      sources,
    },
    {
      path: 'client/README.md',
      text: renderTemplate('client/README.md', readmeView(api, name, views)),
      sources,
    },
    ...['index', 'core', 'errors', 'operation-errors'].map(own),
    ...resourceFiles(views, kept),
    ...runtimeFiles('client'),
  ];
}

/** The calls that it shows need nothing. */
function readmeView(api: Api, name: string, { operations }: ClientViews): object {
  const free = operations.filter(({ optional }) => optional);
  const paged = free.find(({ itemType }) => itemType !== '');
  const shown = (view: OperationView | undefined): string => (view ? `${view.resource}.${view.name}()` : '');
  return {
    name,
    title: api.info.title,
    server: serverUrl(api),
    versionHeader: api.versionHeader ?? '',
    call: shown(free[0]) || '…',
    paged: shown(paged),
    core: `${name}/core`,
    operation: free[0] === undefined ? '' : `${name}/operations/${free[0].file}`,
  };
}

function resourceFiles({ resources, operations }: ClientViews, kept: Kept<OutputFile>): OutputFile[] {
  return [
    ...operations.map((operation) => {
      const path = `client/src/operations/${operation.file}.ts`;
      const text = (): string => renderTemplate('client/operation.ts', operation);
      const sources = [`operations/${operation.id}`, 'document'];
      return kept.get(
        path,
        () => [operation],
        () => ({ path, text: text(), sources }),
      );
    }),
    ...resources.map((resource) => {
      const path = `client/src/resources/${resource.file}.ts`;
      const text = (): string => renderTemplate('client/resource.ts', resource);
      const sources = resource.operations.map(({ id }) => `operations/${id}`);
      return kept.get(
        path,
        () => [resource.doc, ...resource.operations],
        () => ({ path, text: text(), sources }),
      );
    }),
  ];
}
