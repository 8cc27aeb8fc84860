import type { Api } from '../model/api.ts';

/** The document's version where npm takes it for one, else 0.0.0. */
export function packageVersion(api: Api): string {
  return /^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?(\+[0-9A-Za-z.-]+)?$/.test(api.info.version) ? api.info.version : '0.0.0';
}

/** Text of a generated workspace's package.json; `more` holds what differs from package to package. */
export function packageJson(
  api: Api,
  name: string,
  description: string,
  more: {
    exports: Record<string, unknown>;
    dependencies?: Record<string, string>;
    peerDependencies?: Record<string, string>;
  },
): string {
  const manifest = {
    name,
    version: packageVersion(api),
    description,
    license: 'UNLICENSED',
    type: 'module',
    sideEffects: false,
    exports: { ...more.exports, './package.json': './package.json' },
    ...(more.dependencies && { dependencies: more.dependencies }),
    ...(more.peerDependencies && { peerDependencies: more.peerDependencies }),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
