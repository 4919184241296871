import { Construct } from 'constructs';
import * as routes from '../domain/wire/api.ts';
import type { DataStack } from '../stacks/data-stack.ts';
import type { Routes } from './http-api.ts';

type ContactProps = {
  readonly data: Pick<DataStack, 'outbox' | 'limits' | 'contacts'>;
  readonly http: Routes;
};

/** The visitors' contact form. */
export class Contact extends Construct {
  constructor(scope: Construct, id: string, { data, http }: ContactProps) {
    super(scope, id);
    const contact = http.add({
      id: 'Contact',
      route: routes.contact,
      openTo: 'anyone',
      entry: 'contact/contact',
      impact: 'Visitors cannot write to support by the form.',
    });
    data.contacts.grant(contact, 'PutItem');
    data.outbox.grant(contact, 'PutItem');
    data.limits.grant(contact, 'UpdateItem');
  }
}
