import { beforeAll, describe, expect, it } from 'vitest';
import { type FunctionBytes, weighFunctions } from '../measures/bench/function-bytes.ts';

let functions: FunctionBytes[];

beforeAll(async () => {
  functions = await weighFunctions();
});

const limitOf = (name: string) => functions.find((one) => one.name === name)?.limit;

describe('zipped bytes of a function', () => {
  it('every function is below the limit of its kind', () => {
    expect(functions.length).toBeGreaterThanOrEqual(18);
    expect(functions.filter(({ code, limit }) => code > limit)).toEqual([]);
  });

  it('only functions that set a password contain the list of common passwords', () => {
    const names = functions.filter(({ holdsPasswords }) => holdsPasswords).map(({ name }) => name);
    expect(names.sort()).toEqual([
      'accounts/accept-invitation',
      'accounts/change-password',
      'accounts/choose-by-link',
      'accounts/confirm-reset',
      'accounts/sign-up',
    ]);
  });

  it('the kind follows from the content of a function', () => {
    expect(limitOf('payments/create-payment')).toBe(160 * 1024);
    expect(limitOf('mails/send-mail')).toBe(360 * 1024);
    expect(limitOf('reports/check-report')).toBe(4096 * 1024);
    expect(limitOf('papers/issue-paper')).toBe(4096 * 1024);
    expect(limitOf('typeset/print-draft')).toBe(272 * 1024);
    expect(limitOf('reports/deliver-part')).toBe(180 * 1024);
    expect(limitOf('accounts/sign-up')).toBe(180 * 1024);
    expect(limitOf('orders/list-orders')).toBe(125 * 1024);
  });
});
