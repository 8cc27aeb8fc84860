import type { RenderedFile, Unit } from '../../generator/targets/unit.ts';

/** Renders units one after the other, without formatting them. */
export async function renderUnits(units: readonly Unit[]): Promise<RenderedFile[]> {
  const files: RenderedFile[] = [];
  for (const unit of units) files.push({ path: unit.path, text: await unit.render() });
  return files;
}
