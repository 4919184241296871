import { Construct } from 'constructs';
import * as own from '../domain/wire/own-requests.ts';
import { answerRequest, openRequest } from '../domain/wire/requests.ts';
import type { DataStack } from '../stacks/data-stack.ts';
import type { Routes } from './http-api.ts';

type CorrectionsProps = {
  readonly data: Pick<DataStack, 'requests' | 'orders' | 'limits' | 'outbox' | 'profiles' | 'accesses'>;
  readonly http: Routes;
};

const impacts = {
  customer: 'Customers do not see their requests, and must ask for a correction in writing.',
  staff: 'Administrators cannot answer a request for a correction, which the law wants within a month.',
};

/** Corrections asked for in words: by customers, who also read all of their requests, and answered by administrators. */
export class Corrections extends Construct {
  constructor(scope: Construct, id: string, props: CorrectionsProps) {
    super(scope, id);
    this.#addCustomers(props);
    this.#addAdministrators(props);
  }

  #addCustomers({ data, http }: CorrectionsProps): void {
    const shared = { impact: impacts.customer, signedIn: true } as const;
    const list = http.add({
      id: 'OwnRequests',
      route: own.ownRequests,
      entry: 'requests/own-requests',
      ...shared,
    });
    data.requests.grant(list, 'Query');
    const ask = http.add({
      id: 'AskCorrection',
      route: own.askCorrection,
      entry: 'requests/ask-correction',
      ...shared,
    });
    data.requests.grant(ask, 'GetItem', 'PutItem');
    data.orders.grant(ask, 'GetItem');
    data.limits.grant(ask, 'UpdateItem');
    data.outbox.grant(ask, 'PutItem');
    data.profiles.grant(ask, 'ConditionCheckItem');
  }

  #addAdministrators({ data, http }: CorrectionsProps): void {
    const shared = { impact: impacts.staff, signedIn: 'staff' } as const;
    const open = http.add({
      id: 'OpenRequest',
      route: openRequest,
      entry: 'requests/open-request',
      ...shared,
    });
    data.requests.grant(open, 'GetItem');
    data.accesses.grant(open, 'PutItem');
    const answer = http.add({
      id: 'AnswerRequest',
      route: answerRequest,
      entry: 'requests/answer-request',
      ...shared,
    });
    data.requests.grant(answer, 'GetItem', 'UpdateItem');
    data.outbox.grant(answer, 'PutItem');
  }
}
