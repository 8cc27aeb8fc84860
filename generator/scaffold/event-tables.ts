import type { ScaffoldProject } from './project.ts';

const PAYLOAD_VERSIONS = 'service/events/payload-versions.ts';

/** Adds an event under `webhooks` of the root document, after the other events of its entity. */
export function addWebhook(project: ScaffoldProject, key: string, path: string): void {
  const entity = `${key.split('.')[0]}.`;
  const placement = { before: (each: string) => each.startsWith(entity) };
  project.add('spec.yaml', ['webhooks'], `${key}: { $ref: '${path}#/${key}' }`, placement);
}

/** Adds the payload of a version to the table of `payload-versions.ts`. */
export function addPayloadVersion(project: ScaffoldProject, type: string, version: number): void {
  const text = project.text(PAYLOAD_VERSIONS);
  const line = new RegExp(`^  '${type.replace('.', String.raw`\.`)}': \\{(.*) \\},$`, 'm');
  const what = `how version ${version} of ${type} is made`;
  if (line.test(text)) {
    const changed = text.replace(line, (_, versions: string) => `  '${type}': {${versions}, ${version}: same },`);
    project.setText(PAYLOAD_VERSIONS, changed, what);
    return;
  }
  const end = text.lastIndexOf('\n};');
  const types = [...text.matchAll(/^  '([a-z_.]+)': \{/gm)];
  const next = types.find(([, each]) => each! > type);
  const at = next?.index ?? end + 1;
  project.setText(PAYLOAD_VERSIONS, `${text.slice(0, at)}  '${type}': { ${version}: same },\n${text.slice(at)}`, what);
}
