/** The attribute of the pool (without its prefix) by which our sign-up knows the accounts that it made itself. */
export const signUpMark = 'sign_up';
