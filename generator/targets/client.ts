import { resourcesView } from './client/views.ts';
import { packageJson } from './package-json.ts';
import type { Target } from './target.ts';
import { renderTemplate, runtimeFiles } from './templates.ts';

/** A typed client: one method an operation, grouped by resource. */
export const client: Target = {
  name: 'client',
  emit(api, { scope }) {
    const name = `${scope}/client`;
    const resources = resourcesView(api, scope);
    const sources = ['document'];
    const example = api.operations.find(
      (operation) => operation.parameters.every((parameter) => !parameter.required) && !operation.body,
    );
    return [
      {
        path: 'client/package.json',
        text: packageJson(api, name, `Typed client of ${api.info.title}`, {
          exports: { '.': './src/index.ts' },
          dependencies: { [`${scope}/types`]: '*', [`${scope}/validators`]: '*' },
        }),
        sources,
      },
      {
        path: 'client/README.md',
        text: renderTemplate('client/README.md', {
          name,
          title: api.info.title,
          server: api.servers[0]?.url ?? 'https://…',
          call: example ? `${example.resource}.${example.name}({})` : '…',
        }),
        sources,
      },
      { path: 'client/src/index.ts', text: renderTemplate('client/index.ts', { resources }), sources },
      ...resources.map((resource) => ({
        path: `client/src/resources/${resource.file}.ts`,
        text: renderTemplate('client/resource.ts', resource),
        sources: resource.operations.map((operation) => `operations/${operation.id}`),
      })),
      ...runtimeFiles('client'),
    ];
  },
};
