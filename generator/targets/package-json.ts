import type { Api } from '../model/api.ts';

/** The version of the document if npm accepts it, else 0.0.0. */
export function packageVersion(api: Api): string {
  return /^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?(\+[0-9A-Za-z.-]+)?$/.test(api.info.version) ? api.info.version : '0.0.0';
}

/**
 * The text of a generated workspace's package.json; `more` holds the fields that differ between packages.
 * In the workspace, `exports` point to TypeScript modules; packing compiles them and rewrites `exports`.
 * That is why npm must not pack the folder itself.
 */
export function packageJson(
  api: Api,
  name: string,
  description: string,
  more: {
    exports: Record<string, unknown>;
    dependencies?: Record<string, string>;
    peerDependencies?: Record<string, string>;
    /** Only this project uses it, so it is not packed. */
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
