import { Construct } from 'constructs';
import * as closing from '../domain/wire/closing.ts';
import type { DataStack } from '../stacks/data-stack.ts';
import type { Routes } from './http-api.ts';
import type { ServiceFunction } from './service-function.ts';

type ClosingProps = {
  readonly data: Pick<
    DataStack,
    'orders' | 'parts' | 'profiles' | 'tokens' | 'outbox' | 'limits' | 'requests'
  >;
  readonly http: Routes;
};

/** Grants what says which orders hold the closing of an account back. */
const grantHeld = ({ orders, parts, profiles }: ClosingProps['data'], to: ServiceFunction): void => {
  profiles.grant(to, 'GetItem');
  orders.grant(to, 'BatchGetItem');
  orders.grantIndex(to, 'by-user');
  parts.grant(to, 'Query');
};

/** «Fermer mon compte»: the wish, and the two ways back; the erasure itself is that of `Retention`. */
export class Closing extends Construct {
  constructor(scope: Construct, id: string, props: ClosingProps) {
    super(scope, id);
    this.#addAsk(props);
    this.#addKeep(props);
  }

  #addAsk({ http, data }: ClosingProps): void {
    const impact = 'Customers cannot close their account; they have to ask for it in writing.';
    const read = http.add({
      id: 'ReadClosing',
      route: closing.readClosing,
      entry: 'accounts/read-closing',
      impact,
      signedIn: true,
    });
    grantHeld(data, read);
    const ask = http.add({
      id: 'AskClosing',
      route: closing.askClosing,
      entry: 'accounts/ask-closing',
      impact,
      signedIn: true,
    });
    grantHeld(data, ask);
    data.profiles.grant(ask, 'UpdateItem');
    data.tokens.grant(ask, 'GetItem');
    data.outbox.grant(ask, 'PutItem');
    data.limits.grant(ask, 'UpdateItem');
    data.requests.grant(ask, 'PutItem');
  }

  #addKeep({ http, data }: ClosingProps): void {
    const impact = 'Customers who changed their mind lose their account; help them within 72 hours.';
    const keep = http.add({
      id: 'KeepAccount',
      route: closing.keepAccount,
      entry: 'accounts/keep-account',
      impact,
      signedIn: true,
    });
    grantHeld(data, keep);
    data.profiles.grant(keep, 'UpdateItem');
    data.requests.grant(keep, 'Query', 'UpdateItem');
    const byLink = http.add({
      id: 'KeepByLink',
      route: closing.keepByLink,
      openTo: 'link',
      entry: 'accounts/keep-by-link',
      impact,
    });
    data.profiles.grant(byLink, 'GetItem', 'UpdateItem');
    data.tokens.grant(byLink, 'GetItem');
    data.limits.grant(byLink, 'UpdateItem');
    data.requests.grant(byLink, 'Query', 'UpdateItem');
  }
}
