import { type ChooseDependencies, choosePassword } from './confirm-reset.ts';
import { assertPassword } from './passwords.ts';
import { type ReadLinkDependencies, readOpenLink } from './validation-link.ts';

/**
 * Sets a new password for the owner of a mailbox who does not know the password of its account, and ends every session,
 * socket and claim of the account. 400 link_invalid, invalid_request.
 */
export const chooseByLink = async (
  request: { readonly token: string; readonly password: string },
  deps: ChooseDependencies & ReadLinkDependencies,
): Promise<{ email: string }> => {
  assertPassword(request.password, 'account');
  const { token } = await readOpenLink(request, deps);
  return choosePassword(token, request.password, deps);
};
