import { Construct } from 'constructs';
import { beginFactor, confirmFactor } from '../domain/wire/factor.ts';
import type { DataStack } from '../stacks/data-stack.ts';
import { grantEviction } from './eviction.ts';
import type { Routes } from './http-api.ts';
import type { LiveApi } from './live-api.ts';

type FactorsProps = {
  readonly data: Pick<DataStack, 'accounts' | 'orders' | 'profiles' | 'outbox' | 'limits' | 'connections'>;
  readonly http: Routes;
  readonly live: LiveApi;
};

const enrolment = 'Staff cannot enrol their second factor, without which the atelier opens nothing to them.';

/** The second factor of staff members: they enrol it themselves. */
export class Factors extends Construct {
  readonly #props: FactorsProps;

  constructor(scope: Construct, id: string, props: FactorsProps) {
    super(scope, id);
    this.#props = props;
    this.#addEnrolment();
  }

  #addEnrolment(): void {
    const { http, data, live } = this.#props;
    const begin = http.add({
      id: 'BeginFactor',
      route: beginFactor,
      entry: 'accounts/begin-factor',
      impact: enrolment,
      signedIn: true,
    });
    const confirm = http.add({
      id: 'ConfirmFactor',
      route: confirmFactor,
      entry: 'accounts/confirm-factor',
      impact: enrolment,
      signedIn: true,
    });
    data.accounts.grantEnrolment(begin, 'AdminListGroupsForUser', 'AdminInitiateAuth');
    data.accounts.grantEnrolment(
      confirm,
      'AdminListGroupsForUser',
      'AdminInitiateAuth',
      'AdminSetUserMFAPreference',
    );
    for (const service of [begin, confirm]) data.limits.grant(service, 'UpdateItem');
    grantEviction(data, live, confirm);
  }
}
