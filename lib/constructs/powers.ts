import type { Power } from '#lambdas/routing/uses.ts';
import type { DataStack } from '../stacks/data-stack.ts';
import type { Stage } from '../stage.ts';
import { grantChecks } from './check-grants.ts';
import { grantEmailChange } from './email-change.ts';
import { grantUnpaidErasure } from './erasure-grants.ts';
import { grantEviction } from './eviction.ts';
import type { LiveApi } from './live-api.ts';
import { grantPersonErasure } from './person-grants.ts';
import { grantSettleRefunds } from './refund-grants.ts';
import type { ServiceFunction } from './service-function.ts';
import { grantSettle } from './settle-grants.ts';

export type PowersProps = {
  readonly stage: Stage;
  readonly data: DataStack;
  readonly live: LiveApi;
  /** The layer of the typesetter, in the stack that has it. */
  readonly addTypesetter?: (to: ServiceFunction) => void;
};

/** Grants what a route may do beside its tables. */
export const grantPowers = (to: ServiceFunction, may: readonly Power[], props: PowersProps): void => {
  const { stage, data, live } = props;
  const grants: Readonly<Record<Power, () => void>> = {
    'change addresses': () => grantEmailChange(data, to),
    'check drafts': () => grantChecks(data, to),
    'erase unpaid accounts': () => grantUnpaidErasure(data, to),
    'erase persons': () => grantPersonErasure(to, { stage, data }),
    evict: () => grantEviction(data, live, to),
    'keep reports': () => data.reports.grantKeep(to),
    'open archives': () => data.archives.grantOpen(to),
    'open papers': () => data.papers.grantOpen(to),
    'open reports': () => data.reports.grantOpen(to),
    'open uploads': () => data.reports.grantOpenUploads(to),
    'read webhook secrets': () =>
      to.grantParameter('STRIPE_WEBHOOK_SECRETS_PARAMETER', 'stripeWebhookSecrets'),
    'send to exporting': () => data.exporting.grantSend(to),
    'send to typesetting': () => data.typesetting.grantSend(to),
    settle: () => grantSettle(to, { stage, data }),
    'settle refunds': () => grantSettleRefunds(to, { stage, data }),
    'tell the site': () => to.set('SITE_URL', stage.siteUrl),
    typeset: () => props.addTypesetter?.(to),
    'upload reports': () => data.reports.grantUpload(to),
  };
  for (const power of may) grants[power]();
};
