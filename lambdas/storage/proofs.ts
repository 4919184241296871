import type { Proved } from '#domain/proof.ts';

/** What spends a proof in a write on the profile, and its condition: the rule of `isSpent`. */
export const spending = ({ provedAt }: Proved) => ({
  set: 'proof_spent = :proof',
  if: '(attribute_not_exists(proof_spent) OR proof_spent < :proof)',
  with: { proof: provedAt },
});
