import { type Explained, explainedIn } from '../explained.ts';

const FILE = 'service/auth/secret-key-file.ts';

const of = explainedIn('auth');

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
  of('authenticate', 'return stored.length ===', 'both are hashes of the same length', 'true'),
  of('authenticate', 'const token =', 'a text that is not a key is rejected as well', '"Stryker was here!"'),
  of('key-uses', 'if (uses.length === 0)', 'a statement with no rows has no effect', 'false'),
  of('permissions', '?? []).some(', 'no element of the list has a name', '["Stryker was here"]'),
  of(
    'secret-box',
    'FORM.exec(sealed)?.[1]',
    'only texts that the service has sealed are asked about',
    'FORM.exec(sealed)[1]',
  ),
  of('secret-box', "body ?? ''", 'there is no candidate without a body', '"Stryker was here!"'),
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
  of('secret-key', "SECRET_KEY_FACT = 'secret_key_check'", 'a name that is the same everywhere', '""'),
];
