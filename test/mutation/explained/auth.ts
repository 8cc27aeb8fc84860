import { type Explained, explainedIn } from '../explained.ts';

const FILE = 'service/auth/secret-key-file.ts';

const of = explainedIn('auth');

const POWER = 'what is not on the disk yet is lost only when the power fails';

const SPLIT = 'the first part of a text always exists';

export const explainedAuth: readonly Explained[] = [
  of('allowed-addresses', "const [address = ''", SPLIT, '"Stryker was here!"'),
  of('allowed-addresses', "const [start = ''", SPLIT, '"Stryker was here!"'),
  of(
    'allowed-addresses',
    'ipAddress(address)?.includes',
    'the text is an IP address here',
    'ipAddress(address).includes',
  ),
  of('api-key', 'const FORMAT =', 'the checksum is that of the whole text'),
  of('authenticate', "row.status === 'expired'", 'null is not at or before any time', 'true'),
  of('authenticate', 'return stored.length ===', 'both are hashes of the same length', 'true'),
  of('authenticate', 'const token =', 'a text that is not a key is rejected as well', '"Stryker was here!"'),
  of('key-uses', 'if (uses.length === 0)', 'a statement with no rows has no effect', 'false'),
  of('key-uses', 'if (lastUsed !== null', 'null is not after any time', 'true'),
  of('key-uses', 'clearTimeout(this.#timer)', 'a timer that is not cleared stores the next uses sooner'),
  of('permissions', 'Object.keys(permissionCatalogue)', 'the catalogue is in the order of the names'),
  of('permissions', '?? []).some(', 'no element of the list has a name', '["Stryker was here"]'),
  of('reseal-secrets', 'await isRotated(trx', 'to end a rotation once more changes nothing', 'true'),
  of(
    'secret-box',
    'FORM.exec(sealed) ?? []',
    'only the second and third part of the list are read',
    '["Stryker was here"]',
  ),
  of('secret-box', "body = ''", 'no key decrypts such a text', '"Stryker was here!"'),
  of('secret-box', 'const candidates =', 'another key than the named one does not decrypt the text', 'all()'),
  of('secret-box', 'const candidates =', 'another key than the named one does not decrypt the text', 'true'),
  of('secret-box', "cipher.update(secret, 'utf8')", 'UTF-8 is the default'),
  of(
    'secret-box',
    'FORM.exec(sealed)?.[1]',
    'only texts that the service has sealed are asked about',
    'FORM.exec(sealed)[1]',
  ),
  {
    file: FILE,
    inLine: "error.code === 'EEXIST'",
    reason: 'needs two processes that make the first key at the same moment',
  },
  {
    file: FILE,
    inLine: '} catch (error) {',
    replacement: '{}',
    reason: 'needs two processes that make the first key at the same moment',
  },
  of('secret-key-file', 'if (!existsSync(file))', 'the new file is dropped, because there is one', 'true'),
  of('secret-key-file', 'fsyncSync(descriptor);', POWER),
  of('secret-key-file', 'syncDirectory(directory);', POWER),
  of('secret-key-file', 'function syncDirectory(', POWER),
  of('secret-key-file', 'try {', POWER, '{}'),
  of('secret-key', 'facts.find(', 'the embedded database returns the marker before the second one', 'true'),
  of('secret-key', '} catch {', 'without a result, the text counts as one that the key does not open'),
];
