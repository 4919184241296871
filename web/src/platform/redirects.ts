/** The background redirect rules of §2 as one pure function. */
import type { Address } from './markers.ts';

export const paymentRedirectKey = 'redirect.payment';
export const emailRedirectKey = 'redirect.email';

/** The stored hints that are valid now. */
export type RedirectFlags = { readonly payment: boolean; readonly email: boolean };
/** `clears`: the flag that was used. The history entry is always replaced, because otherwise «back» would redirect again. */
export type Redirect = { readonly to: string; readonly clears: 'payment' | 'email' | undefined };

const tokenNames = [
  'access_token',
  'refresh_token',
  'id_token',
  'provider_token',
  'provider_refresh_token',
  'token_type',
  'expires_in',
  'expires_at',
];

const hashParams = (hash: string): URLSearchParams =>
  new URLSearchParams(hash.includes('=') ? hash.replace(/^#/, '') : '');

const withoutTokens = (params: URLSearchParams): string => {
  const kept = [...params].filter(([name]) => !tokenNames.includes(name));
  return new URLSearchParams(kept).toString();
};

const hasToken = (params: URLSearchParams): boolean => tokenNames.some((name) => params.has(name));

const prefixed = (sign: '?' | '#', text: string): string => (text === '' ? '' : sign + text);

const isSignUpReturn = (params: URLSearchParams): boolean =>
  params.get('type') === 'signup' || params.get('status') === 'created' || params.has('access_token');

const isPaymentReturn = (pathname: string, params: URLSearchParams): boolean =>
  params.get('payment_status') === 'success' ||
  params.has('session_id') ||
  (pathname === '/' && params.has('payment_intent'));

/** The redirect of an address, or undefined. A token in the address is never used and is removed. */
export const redirectFor = (address: Address, flags: RedirectFlags): Redirect | undefined => {
  const { pathname, search, hash } = address;
  const query = new URLSearchParams(search);
  const fragment = hashParams(hash);
  const asksCheckout = [query, fragment].some((params) => params.get('redirect') === 'checkout');
  const isReturn = isSignUpReturn(query) || isSignUpReturn(fragment);
  if ((flags.email || asksCheckout) && pathname !== '/checkout' && isReturn) {
    return { to: '/checkout?step=2&validated=true', clears: flags.email ? 'email' : undefined };
  }
  if (flags.payment && pathname !== '/compte' && isPaymentReturn(pathname, query)) {
    return { to: `/compte${prefixed('?', withoutTokens(query))}`, clears: 'payment' };
  }
  if (!hasToken(query) && !hasToken(fragment)) return undefined;
  const to = pathname + prefixed('?', withoutTokens(query)) + prefixed('#', withoutTokens(fragment));
  return { to, clears: undefined };
};
