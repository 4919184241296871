import { type ChooseDependencies, choosePassword } from './confirm-reset.ts';
import { assertPassword } from './passwords.ts';
import { type ReadLinkDependencies, readOpenLink } from './validation-link.ts';

/**
 * The owner of a mailbox does not know the password of its account, or nobody but a stranger does: a new one, and every
 * session, socket and claim ends. 400 link_invalid, invalid_request.
 */
export const chooseByLink = async (
  request: { readonly token: string; readonly password: string },
  deps: ChooseDependencies & ReadLinkDependencies,
): Promise<{ email: string }> => {
  assertPassword(request.password, 'account');
  const { token } = await readOpenLink(request, deps);
  return choosePassword(token, request.password, deps);
};
