import { Construct } from 'constructs';
import type { DataStack } from '../stacks/data-stack.ts';
import type { Stage } from '../stage.ts';
import { DeadLetters } from './dead-letters.ts';
import { Sweep } from './sweep.ts';

type CanaryProps = { readonly stage: Stage; readonly data: Pick<DataStack, 'accounts'> };

/** A visitor from outside: every five minutes it asks through the CDN for what a customer needs. */
export class Canary extends Construct {
  constructor(scope: Construct, id: string, { stage, data }: CanaryProps) {
    super(scope, id);
    const impact =
      'Nobody notices when the whole shop is silent: the visit from outside could not be started.';
    const deadLetters = new DeadLetters(this, 'DeadLetters', { stage, impact });
    const { service } = new Sweep(this, 'VisitSite', {
      stage,
      entry: 'health/visit-site',
      impact,
      deadLetters: deadLetters.queue,
    });
    service.set('SITE_URL', stage.siteUrl);
    data.accounts.identify(service);
  }
}
