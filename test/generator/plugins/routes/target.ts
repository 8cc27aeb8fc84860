import { type Operation, packageJson, type Target, templatesIn } from '../../../../generator/plugins/plugin-api.ts';

const template = templatesIn(new URL('./', import.meta.url));

/** The method and address of each operation as data, for callers that send requests without a client. */
export const target: Target = {
  name: 'routes',
  emit(api, { scope }) {
    const name = `${scope}/routes`;
    const about = `Addresses of ${api.info.title}`;
    return [
      {
        path: 'routes/package.json',
        from: [api.info],
        render: () => packageJson(api, name, about, { exports: { '.': './src/index.ts' } }),
      },
      {
        path: 'routes/README.md',
        from: [api.info],
        render: () => template('README.md', { name, title: api.info.title }),
      },
      {
        path: 'routes/src/index.ts',
        from: api.operations,
        render: () => template('index.ts', { routes: api.operations.map(routeView) }),
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
