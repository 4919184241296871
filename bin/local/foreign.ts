/** What the environment says of an emulator that runs somewhere else, LocalStack for instance. */
type Environment = Readonly<Record<string, string | undefined>>;

/**
 * What the local stage's functions must be told. `STRIPE_API` is the payments' stand-in under a host that functions
 * reach from their containers, `TOKEN_ISSUER` the origin in the emulator's tokens.
 */
export const foreignAddresses = (environment: Environment, payments: string) => ({
  // With Stripe's own key Stripe itself takes the payments.
  stripeApi: environment.STRIPE_SECRET_KEY ? undefined : environment.STRIPE_API || payments,
  tokenIssuer: environment.TOKEN_ISSUER || undefined,
});

/** Context of a stage that is deployed to an emulator for a rehearsal; AWS's tokens have AWS's issuer whatever is set. */
export const rehearsalContext = ({ AWS_ENDPOINT_URL: emulator, TOKEN_ISSUER }: Environment) =>
  emulator ? { emulator, tokenIssuer: TOKEN_ISSUER || undefined } : {};
