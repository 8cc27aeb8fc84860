import type { Api } from '../model/api.ts';
import { packageJson, type PackageFields } from './package-json.ts';
import { renderTemplate } from './templates.ts';
import type { ApiPart, TargetOptions, Unit } from './unit.ts';

export interface PackageParts extends PackageFields {
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
