/** The pool attribute (without its prefix) that marks accounts of the shop's own sign-up. */
export const signUpMark = 'sign_up';
