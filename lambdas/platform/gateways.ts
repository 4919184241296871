/**
 * What a route may name under `gateways`, beside the stores: the bundler drops what a function does not use. What needs
 * the clock gets it.
 */
import { readVariable } from '#lib/env.ts';

export { archives } from './archives.ts';
export { files, paperOpening } from './bucket.ts';
export { verifier as verify } from './caller.ts';
export { draftChecks } from './draft-checks.ts';
export { erasure } from './erasure.ts';
export { eviction } from './eviction.ts';
export { personErasure } from './person-erasure.ts';
export { accounts, factors } from './pool.ts';
export { exportQueue, typesetQueue } from './queues.ts';
export { recentWorkshop } from './recent-workshop.ts';
export { payments, stripeEvents, stripeRefunds } from './stripe-account.ts';
export { changing, dismissing, inviting, membership, staffAccounts } from './team.ts';
export { reportPages } from './typesetter.ts';

export const siteUrl = () => readVariable('SITE_URL');
