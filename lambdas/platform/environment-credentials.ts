import { fromEnv } from '@aws-sdk/credential-provider-env';

/**
 * Replaces the SDK's default credential chain in the bundles (lib/bundle.ts). Lambda passes the role's credentials in
 * the environment; the other sources of the chain (profile files, SSO, browser login, web identity, process, container,
 * instance) cannot exist there and would add 37 KB zipped to every function.
 */
export const defaultProvider = () => fromEnv();
