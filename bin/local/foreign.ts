/** The environment variables about an external emulator, for example LocalStack. */
type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The addresses for the functions of the local stage. `STRIPE_API` is the stand-in for payments on a host that
 * containers can reach, `TOKEN_ISSUER` the origin in the emulator's tokens.
 */
export const foreignAddresses = (environment: Environment, payments: string) => ({
  // With Stripe's own key, payments go to Stripe.
  stripeApi: environment.STRIPE_SECRET_KEY ? undefined : environment.STRIPE_API || payments,
  tokenIssuer: environment.TOKEN_ISSUER || undefined,
});

/** The context of a stage that is deployed to an emulator as a rehearsal; on AWS it is always empty. */
export const rehearsalContext = ({ AWS_ENDPOINT_URL: emulator, TOKEN_ISSUER }: Environment) =>
  emulator ? { emulator, tokenIssuer: TOKEN_ISSUER || undefined } : {};
