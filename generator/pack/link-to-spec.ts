import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';

import type { Place } from '../diagnostic/diagnostic.ts';
import { declarationMap } from './declaration-map.ts';
import { REFERENCE, type SpecPlaces } from './spec-places.ts';

/**
 * Links a compiled package to its document: comments name file and line, "go to definition" opens the
 * document there, and the package contains the named files below `spec/`.
 */
export function linkToSpec(built: string, spec: SpecPlaces, folder: string): void {
  const { locate } = spec;
  const used = new Map<string, string>();
  const packed = ({ file }: Place): string => {
    const name = `spec/${relative(dirname(spec.root), file).replaceAll('\\', '/').replaceAll('..', '_')}`;
    used.set(name, file);
    return name;
  };
  const known = { sources: spec.sources, names: folder === 'types' ? spec.types : spec.others };
  const dist = join(built, 'dist');
  const modules = readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'));
  for (const module of modules.filter((name) => /\.(js|d\.ts)$/.test(name) && !name.startsWith('runtime/'))) {
    const path = join(dist, module);
    const source = readFileSync(path, 'utf8');
    const text = source.replace(REFERENCE, (whole, words: string, reference: string) => {
      const place = spec.sources.get(reference);
      return place === undefined ? whole : `${words}${packed(place)}:${locate(place).line}`;
    });
    const up = posix.relative(posix.join('dist', posix.dirname(module)), '.');
    const inPackage = (place: Place) => ({ ...locate(place), file: `${up}/${packed(place)}` });
    const name = posix.basename(module);
    const map = module.endsWith('.d.ts') ? declarationMap(name, source, known, inPackage) : undefined;
    if (map !== undefined) writeFileSync(`${path}.map`, map);
    writeFileSync(path, map === undefined ? text : `${text.trimEnd()}\n//# sourceMappingURL=${name}.map\n`);
  }
  for (const [name, file] of used) cpSync(file, join(built, name));
}
