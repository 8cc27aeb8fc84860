import type { Api } from '../model/api.ts';
import { renderTemplate } from './templates.ts';
import type { ApiPart, TargetOptions, Unit } from './unit.ts';

interface PackageFields {
  readonly exports: Readonly<Record<string, unknown>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  /** Only this project uses it, so it is not packed. */
  readonly private?: true;
}

interface PackageParts extends PackageFields {
  readonly description: string;
  /** Parts of the `Api`, beside `info`, on which the fields depend. */
  readonly from?: readonly ApiPart[];
  /** What the README prints beside the package's name and the API's title, and where that is from. */
  readonly readme: { readonly from: readonly ApiPart[]; readonly view?: () => object };
}

export function packageUnits(target: string, api: Api, { scope }: TargetOptions, parts: PackageParts): Unit[] {
  const { description, from = [], readme, ...fields } = parts;
  const name = `${scope}/${target}`;
  return [
    {
      path: `${target}/package.json`,
      from: [api.info, ...from],
      render: () => packageJson(api, name, description, fields),
    },
    {
      path: `${target}/README.md`,
      from: readme.from,
      render: () => renderTemplate(`${target}/README.md`, { name, title: api.info.title, ...readme.view?.() }),
    },
  ];
}

const NPM_VERSION = /^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?(\+[0-9A-Za-z.-]+)?$/;

/**
 * The text of a generated workspace's package.json. In the workspace, `exports` point to the modules in
 * `src/`. Packing compiles them and rewrites `exports`, so npm must not pack the folder itself.
 */
export function packageJson({ info }: Api, name: string, description: string, fields: PackageFields): string {
  const manifest = {
    name,
    version: NPM_VERSION.test(info.version) ? info.version : '0.0.0',
    description,
    license: info.license === undefined ? 'UNLICENSED' : (info.license.identifier ?? 'SEE LICENSE IN LICENSE'),
    type: 'module',
    sideEffects: false,
    exports: { ...fields.exports, './package.json': './package.json' },
    engines: { node: '>=20' },
    ...(fields.dependencies && { dependencies: fields.dependencies }),
    ...(fields.peerDependencies && { peerDependencies: fields.peerDependencies }),
    ...(fields.private && { private: true }),
    scripts: { prepack: PREPACK },
  };
  // TypeScript 5.0 can't read a manifest with these characters.
  const text = JSON.stringify(manifest, null, 2).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
  return `${text}\n`;
}

const PREPACK =
  'node -e "console.error(\'This folder holds TypeScript. Pack it with: npm run pack -- DIR\'); process.exit(1)"';
