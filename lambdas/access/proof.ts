import { isSpent, type Proved } from '#domain/proof.ts';
import { ShopError } from '#domain/wire/errors.ts';
import type { ProfileRecord } from '#lambdas/storage/profile-record.ts';

/** Throws 403 `sign_in_again` when this proof has served another act meanwhile. */
export const assertUnspent = ({ proof_spent }: ProfileRecord, proved: Proved): void => {
  if (isSpent(proof_spent, proved)) throw new ShopError('sign_in_again');
};
