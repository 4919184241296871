import { ShopError } from '#domain/errors.ts';
import { passwordSchema, type SignUpPlace } from '#domain/profile.ts';
import { validationTexts } from '#domain/texts/validation.ts';
import { isCommonPassword } from './common-passwords.ts';

/** The rules of §5 for a place, and the list of common passwords. Throws invalid_request with the French reason. */
export const assertPassword = (password: string, place: SignUpPlace) => {
  const parsed = passwordSchema(place).safeParse(password);
  if (!parsed.success) throw new ShopError('invalid_request', parsed.error.issues[0]?.message);
  if (isCommonPassword(password)) throw new ShopError('invalid_request', validationTexts.passwordCommon);
};
