import { shopKey } from '#content/shop.ts';

/**
 * The scope of the shop's access tokens. Authorizer and functions require it; it grants nothing at the pool's own API.
 */
export const accessScope = `${shopKey}/shop`;

/**
 * The scope that lets a token call the pool directly, for example `ChangePassword` and `SetUserMFAPreference`, without
 * the shop's password rules, limits and mails. No token of the shop has it.
 */
export const poolScope = 'aws.cognito.signin.user.admin';
