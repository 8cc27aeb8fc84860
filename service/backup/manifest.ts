import { OperatorError } from '../common/operator-error.ts';
import { migrations } from '../storage/migrations.ts';
import type { CommittedState } from './committed-state.ts';

/** The last file of a backup: what it contains. */
export interface Manifest {
  readonly format: number;
  readonly environment: 'sandbox' | 'live';
  /** Whether the key to the secrets is in the backup. */
  readonly hasKey: boolean;
  readonly state: CommittedState;
  /** SHA-256 of every other file, by name. */
  readonly files: Readonly<Record<string, string>>;
}

export const MANIFEST = 'backup.json';
export const FORMAT = 1;

/** @throws OperatorError when the text is not a manifest, or that of a newer version. */
export function parseManifest(text: string, file: string): Manifest {
  const manifest = parsed(text);
  if (typeof manifest?.format !== 'number') throw new OperatorError(`${file} is not a backup of this service.`);
  const unknown = manifest.state?.migrations?.find((name) => !migrations.some((migration) => migration.name === name));
  if (manifest.format > FORMAT || unknown !== undefined) {
    const reason = manifest.format > FORMAT ? `the format ${manifest.format}` : `the migration ${unknown}`;
    throw new OperatorError(
      `The backup ${file} was made by a newer version of this service: it has ${reason}, which this version does not have. ` +
        'Restore it with the newer version.',
    );
  }
  return manifest as Manifest;
}

function parsed(text: string): Partial<Manifest> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
