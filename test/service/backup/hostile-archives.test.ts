import { existsSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { Header } from 'tar';
import { expect, test } from 'vitest';

import { temporaryDirectory } from '../../support/temporary-directory.ts';
import { operator } from './backup-fixture.ts';

const BLOCK = 512;

interface Entry {
  readonly path: string;
  readonly type: 'File' | 'SymbolicLink' | 'Link' | 'CharacterDevice' | 'Directory';
  readonly linkpath?: string;
  readonly text?: string;
}

/** A compressed tar file with entries that no backup has. */
function archiveOf(...entries: readonly Entry[]): Buffer {
  const blocks = entries.flatMap(({ path, type, linkpath, text = '' }) => {
    const header = Buffer.alloc(BLOCK);
    new Header({ path, type, ...(linkpath !== undefined && { linkpath }), mode: 0o777, size: text.length }).encode(
      header,
    );
    const content = Buffer.alloc(Math.ceil(text.length / BLOCK) * BLOCK);
    content.write(text);
    return [header, content];
  });
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]));
}

test.each<[string, readonly Entry[]]>([
  ['a path above the directory', [{ path: 'postgres/../../../evil', type: 'File', text: 'x' }]],
  ['an absolute path', [{ path: '/tmp/evil', type: 'File', text: 'x' }]],
  ['a symbolic link', [{ path: 'postgres/base', type: 'SymbolicLink', linkpath: '/tmp' }]],
  [
    'a file below a symbolic link',
    [
      { path: 'postgres', type: 'Directory' },
      { path: 'postgres/out', type: 'SymbolicLink', linkpath: '../../..' },
      { path: 'postgres/out/evil', type: 'File', text: 'x' },
    ],
  ],
  ['a hard link', [{ path: 'postgres/passwd', type: 'Link', linkpath: '/etc/passwd' }]],
  ['a device', [{ path: 'postgres/null', type: 'CharacterDevice' }]],
])('restore rejects %s, and writes nothing outside and leaves nothing inside', async (_, entries) => {
  const base = await temporaryDirectory();
  const [file, target] = [join(base, 'made.tar.gz'), join(base, 'restored')];
  await writeFile(file, archiveOf(...entries));
  const { code, err } = await operator(['restore', file, '--data', target]);
  expect({ code, err }).toEqual({
    code: 1,
    err: expect.stringMatching(/ is not a backup of this service| is damaged/),
  });
  expect(await readdir(base)).toEqual(['made.tar.gz']);
  expect(existsSync('/tmp/evil')).toBe(false);
});

test('restore rejects a file that grows a thousandfold before it fills the disk', async () => {
  const base = await temporaryDirectory();
  const file = join(base, 'made.tar.gz');
  const header = Buffer.alloc(BLOCK);
  const size = 64 * 2 ** 20;
  new Header({ path: 'postgres/bomb', type: 'File', mode: 0o600, size }).encode(header);
  await writeFile(file, gzipSync(Buffer.concat([header, Buffer.alloc(size + 2 * BLOCK)]), { level: 9 }));
  const { code, err } = await operator(['restore', file, '--data', join(base, 'restored')]);
  expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining('decompression ratio') });
  expect(await readdir(base)).toEqual(['made.tar.gz']);
});
