import type { Api } from '../model/api.ts';
import { type ClientViews, clientViews, type OperationView } from './client/views.ts';
import { serverUrl } from './docs/samples.ts';
import { packageJson } from './package-json.ts';
import type { OutputFile, Target } from './target.ts';
import { renderTemplate, runtimeFiles } from './templates.ts';

/** A typed client: one method an operation, grouped by resource, and each operation in a module of its own for who needs few. */
export const client: Target = {
  name: 'client',
  emit(api, { scope }) {
    const name = `${scope}/client`;
    const sources = ['document'];
    const views = clientViews(api, scope);
    const own = (path: string, view: object): OutputFile => ({
      path: `client/src/${path}.ts`,
      text: renderTemplate(`client/${path}.ts`, view),
      sources,
    });
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
      own('index', views),
      own('core', views),
      own('errors', views),
      own('operation-errors', views),
      ...resourceFiles(views),
      ...runtimeFiles('client'),
    ];
  },
};

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

function resourceFiles({ resources, operations }: ClientViews): OutputFile[] {
  return [
    ...operations.map((operation) => ({
      path: `client/src/operations/${operation.file}.ts`,
      text: renderTemplate('client/operation.ts', operation),
      sources: [`operations/${operation.id}`, 'document'],
    })),
    ...resources.map((resource) => ({
      path: `client/src/resources/${resource.file}.ts`,
      text: renderTemplate('client/resource.ts', resource),
      sources: resource.operations.map(({ id }) => `operations/${id}`),
    })),
  ];
}
