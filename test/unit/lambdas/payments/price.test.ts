import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue } from '#domain/catalogue.ts';
import { draftOf } from '#lambdas/payments/order-draft.ts';
import { paymentRequest, userId } from '#test/support/builders.ts';
import { keyFor } from '#test/support/keys.ts';

const euros = catalogue[keyFor.numbers].price / 100;
const buyer = { userId, email: 'camille@exemple.fr', isEmailValidated: false };

describe('a numerology', () => {
  it('has its catalogue price: any other number is refused, however near or strange', () => {
    const near = fc.double({ min: euros - 1, max: euros + 1, noNaN: true });
    fc.assert(
      fc.property(fc.oneof(fc.double(), near, fc.integer(), fc.float()), (totalAmount) => {
        // A smaller difference is the same amount, caused by binary fractions.
        fc.pre(!(Math.abs(totalAmount - euros) < 1e-9));
        const mismatch = expect.objectContaining({ code: 'amount_mismatch' });
        expect(() => draftOf(paymentRequest({ totalAmount }), buyer)).toThrow(mismatch);
      }),
      { numRuns: 2000 },
    );
  });
});
