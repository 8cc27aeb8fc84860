/**
 * Whether suites run in their long form: `npm run test:long`, which `.ci/long` calls. A suite whose
 * long form takes most of a minute runs a sample in `npm test`, chosen so that each kind of case is still in
 * it.
 */
export const isLongRun = process.env['TEST_LENGTH'] === 'long';

/**
 * Whether all suites run: `npm test` and `npm run test:long` without a path. Then a suite that needs only
 * one database runs on PostgreSQL in `npm test` and on the embedded one in `npm run test:long`.
 */
export const isDivided = process.env['TEST_DIVIDED'] === 'yes';
