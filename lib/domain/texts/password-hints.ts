import type { PasswordPlace } from '../profile.ts';

/** The rule of a new password, said under its field before anything is typed; that of /auth is literal (§5). */
export const passwordHints: Readonly<Record<PasswordPlace, string>> = {
  checkout: 'Minimum 8 caractères, dont une lettre et un chiffre',
  auth: 'Minimum 6 caractères',
  account: 'Minimum 6 caractères',
  staff: 'Minimum 12 caractères',
};
