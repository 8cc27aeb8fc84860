/** The TypeScript inside ts-morph, in the shape of the package `typescript`, for those who import that. */
import { ts } from 'ts-morph';

// The package `typescript` has its compiler as a default export, so this has.
// oxlint-disable-next-line import/no-default-export
export default ts;
