import type { SecretBox } from './secret-box.ts';

/**
 * What a process shows the others about its keys (`storage/join-processes.ts`): which one encrypts, and
 * which it can decrypt with.
 */
export function keyMarks({ keyId, acceptedIds }: SecretBox): readonly string[] {
  return [sealingMark(keyId), ...acceptedIds.map(acceptingMark)];
}

export function sealingMark(keyId: string): string {
  return `secret key ${keyId} encrypts`;
}

export function acceptingMark(keyId: string): string {
  return `secret key ${keyId} decrypts`;
}
