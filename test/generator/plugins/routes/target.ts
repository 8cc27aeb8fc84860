import { type Operation, packageJson, type Target, templatesIn } from '../../../../generator/plugins/plugin-api.ts';

const render = templatesIn(new URL('./', import.meta.url));

/** The method and address of each operation as data, for who sends requests in a way of their own. */
export const target: Target = {
  name: 'routes',
  emit(api, { scope }) {
    const name = `${scope}/routes`;
    const about = `Addresses of ${api.info.title}`;
    return [
      {
        path: 'routes/package.json',
        text: packageJson(api, name, about, { exports: { '.': './src/index.ts' } }),
        sources: ['document'],
      },
      { path: 'routes/README.md', text: render('README.md', { name, title: api.info.title }), sources: ['document'] },
      {
        path: 'routes/src/index.ts',
        text: render('index.ts', { routes: api.operations.map(routeView) }),
        sources: api.operations.map(({ id }) => `operations/${id}`),
      },
    ];
  },
};

function routeView({ typeName, method, path, summary, description, parameters, source }: Operation): object {
  return {
    constant: `route${typeName}`,
    doc: [summary, description, `@see ${source}`].filter(Boolean).join('\n\n'),
    method: method.toUpperCase(),
    path,
    names: parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name),
  };
}
