/** The scope of the shop's access tokens: authorizer and functions ask for it, the pool's own interface knows nothing of it. */
export const accessScope = 'quatre-sagesses/shop';

/**
 * The scope with which a token may call the pool itself, `ChangePassword` and `SetUserMFAPreference` among others: past
 * our rules for passwords, our limits and our mails. No token of ours carries it.
 */
export const poolScope = 'aws.cognito.signin.user.admin';
