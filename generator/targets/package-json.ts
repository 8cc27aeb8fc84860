import type { Api } from '../model/api.ts';

/** The document's version where npm takes it for one, else 0.0.0. */
export function packageVersion(api: Api): string {
  return /^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?(\+[0-9A-Za-z.-]+)?$/.test(api.info.version) ? api.info.version : '0.0.0';
}

/**
 * Text of a generated workspace's package.json; `more` holds what differs from package to package. In the workspace the modules run as they
 * are, so `exports` lead to them; packing compiles them and writes where they are then. That is why npm may not pack the folder itself.
 */
export function packageJson(
  api: Api,
  name: string,
  description: string,
  more: {
    exports: Record<string, unknown>;
    dependencies?: Record<string, string>;
    peerDependencies?: Record<string, string>;
    /** Nobody else has a use for it, so it is not packed. */
    private?: true;
  },
): string {
  const manifest = {
    name,
    version: packageVersion(api),
    description,
    license: api.info.license === undefined ? 'UNLICENSED' : (api.info.license.identifier ?? 'SEE LICENSE IN LICENSE'),
    type: 'module',
    sideEffects: false,
    exports: { ...more.exports, './package.json': './package.json' },
    engines: { node: '>=20' },
    ...(more.dependencies && { dependencies: more.dependencies }),
    ...(more.peerDependencies && { peerDependencies: more.peerDependencies }),
    ...(more.private && { private: true }),
    scripts: { prepack: PREPACK },
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

const PREPACK =
  'node -e "console.error(\'This folder holds TypeScript. Pack it with: npm run pack -- DIR\'); process.exit(1)"';
