import { Construct } from 'constructs';
import { correctBirth, decideBirth } from '../domain/wire/births.ts';
import type { DataStack } from '../stacks/data-stack.ts';
import type { Routes } from './http-api.ts';

type BirthsProps = {
  readonly data: Pick<
    DataStack,
    | 'orders'
    | 'parts'
    | 'births'
    | 'accesses'
    | 'issues'
    | 'limits'
    | 'outbox'
    | 'profiles'
    | 'staff'
    | 'requests'
  >;
  readonly http: Routes;
};

const impacts = {
  correct: 'Customers cannot correct a birth: a report may be written for the wrong one.',
  decide: 'Nobody can answer a request to correct a birth: its parts cannot be delivered.',
};

/** Corrections of the birth of an order: by its customer, and by the staff who answer. */
export class Births extends Construct {
  constructor(scope: Construct, id: string, { data, http }: BirthsProps) {
    super(scope, id);
    const correct = http.add({
      id: 'CorrectBirth',
      route: correctBirth,
      entry: 'births/correct',
      impact: impacts.correct,
      signedIn: true,
    });
    const decide = http.add({
      id: 'DecideBirth',
      route: decideBirth,
      entry: 'births/decide',
      impact: impacts.decide,
      signedIn: 'staff',
    });
    for (const service of [correct, decide]) {
      data.orders.grant(service, 'GetItem', 'UpdateItem');
      data.parts.grant(service, 'Query', 'UpdateItem');
      data.births.grant(service, 'GetItem', 'PutItem');
      data.issues.grant(service, 'PutItem', 'DeleteItem');
      data.accesses.grant(service, 'PutItem');
      data.requests.grant(service, 'UpdateItem');
    }
    data.accesses.grant(correct, 'Query');
    data.limits.grant(correct, 'UpdateItem');
    data.requests.grant(correct, 'PutItem');
    data.outbox.grant(decide, 'PutItem');
  }
}
