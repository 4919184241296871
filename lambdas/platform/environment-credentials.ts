import { fromEnv } from '@aws-sdk/credential-provider-env';

/**
 * Takes the place of the SDK's default credential chain in the bundles (lib/bundle.ts). Lambda hands a function its
 * role's credentials in the environment; the chain's other sources (profile files, SSO, browser login, web identity,
 * process, container, instance) cannot exist there and would weigh 37 KB zipped in every function.
 */
export const defaultProvider = () => fromEnv();
