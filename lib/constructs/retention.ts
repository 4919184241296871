import { Duration } from 'aws-cdk-lib';
import { Schedule } from 'aws-cdk-lib/aws-events';
import { Construct } from 'constructs';
import type { DataStack } from '../stacks/data-stack.ts';
import type { Stage } from '../stage.ts';
import { DeadLetters } from './dead-letters.ts';
import { grantErasure } from './erasure-grants.ts';
import { grantPersonErasure } from './person-grants.ts';
import { ScheduledFunction } from './scheduled-function.ts';

type RetentionProps = {
  readonly stage: Stage;
  readonly data: Pick<
    DataStack,
    | 'accounts'
    | 'orders'
    | 'parts'
    | 'profiles'
    | 'staff'
    | 'tokens'
    | 'refunds'
    | 'outbox'
    | 'contacts'
    | 'guidances'
    | 'connections'
    | 'accesses'
    | 'births'
    | 'drafts'
    | 'threads'
    | 'codes'
    | 'issues'
    | 'ledger'
    | 'reports'
    | 'exports'
    | 'requests'
    | 'sessions'
    | 'archives'
  >;
};

/** Erases closed and unused accounts, and at once those whose customers request it in writing (docs/runbook.md). */
export class Retention extends Construct {
  constructor(scope: Construct, id: string, { stage, data }: RetentionProps) {
    super(scope, id);
    const impact = 'Birth data and reports are kept longer than the privacy policy says.';
    const deadLetters = new DeadLetters(this, 'DeadLetters', { stage, impact });
    const { service } = new ScheduledFunction(this, 'EraseIdle', {
      stage,
      entry: 'accounts/erase-idle',
      impact,
      deadLetters: deadLetters.queue,
      timeout: Duration.minutes(15),
      schedule: Schedule.rate(Duration.hours(1)),
    });
    grantErasure(data, service);
    data.orders.grant(service, 'index by-date');
    grantPersonErasure(service, { stage, data });
    data.requests.grant(service, 'index by-state', 'BatchGetItem');
    data.profiles.grant(service, 'BatchGetItem');
    data.profiles.grant(service, 'index by-month');
    data.profiles.grant(service, 'index closing');
    data.outbox.grant(service, 'PutItem');
    data.staff.grant(service, 'GetItem');
    data.reports.grantErase(service);
  }
}
