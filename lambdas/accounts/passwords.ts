import { type PasswordPlace, passwordSchema, staffPasswordMinimum } from '#domain/password.ts';
import { validationTexts } from '#domain/texts/validation.ts';
import { ShopError } from '#domain/wire/errors.ts';
import type { StaffStore } from '#lambdas/storage/staff.ts';
import { isCommonPassword } from './common-passwords.ts';

/** The rules of §5 for a place, and the list of common passwords. Throws invalid_request with the French reason. */
export const assertPassword = (password: string, place: PasswordPlace) => {
  const parsed = passwordSchema(place).safeParse(password);
  if (!parsed.success) throw new ShopError('invalid_request', parsed.error.issues[0]?.message);
  if (isCommonPassword(password)) throw new ShopError('invalid_request', validationTexts.passwordCommon);
};

/**
 * Staff opens other people's births: twelve characters. So does an account that was deactivated, because it comes back
 * with the password that it has by then. One that is only invited chooses its password with the invitation, and nobody
 * learns here that it is. Throws invalid_request.
 */
export const assertStaffPassword = async (
  userId: string,
  password: string,
  staff: Pick<StaffStore, 'find'>,
): Promise<void> => {
  if (password.length >= staffPasswordMinimum) return;
  const row = await staff.find(userId);
  if (row?.accepted_at === undefined) return;
  throw new ShopError('invalid_request', validationTexts.passwordShortStaff);
};
