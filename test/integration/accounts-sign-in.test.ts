/** The sign-in does not reveal whether an address has an account, as far as the emulator answers like Cognito. */
import { expect, test } from 'vitest';
import { type Credentials, newCredentials, newCustomer, signIn } from '#test/support/customers.ts';
import { signInError } from '#web/platform/srp-sign-in.ts';

/** The refusal as a form sees it. */
const refusalOf = async (credentials: Credentials) => {
  const failure: unknown = await signIn(credentials).then(
    () => undefined,
    (error: unknown) => error,
  );
  const { code, status, message } = signInError(failure);
  return { code, status, message };
};

test('an address without an account is refused like a wrong password', async () => {
  const { email, password } = await newCustomer();
  const wrong = await refusalOf({ email, password: `${password}x` });
  expect(wrong).toEqual({ code: 'wrong_password', status: 400, message: 'Email ou mot de passe incorrect' });
  expect(await refusalOf(newCredentials())).toEqual(wrong);
  expect(await refusalOf({ ...newCredentials(), email: email.replace('@', '.x@') })).toEqual(wrong);
});
