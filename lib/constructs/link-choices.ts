import { Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { chooseByLink, refuseAccount } from '../domain/wire/validation.ts';
import type { DataStack } from '../stacks/data-stack.ts';
import { grantErasure } from './erasure-grants.ts';
import { grantEviction } from './eviction.ts';
import type { ShopHttpApi } from './http-api.ts';
import type { LiveApi } from './live-api.ts';
import { grantSettle, type SettleProps } from './settle-grants.ts';

type Data =
  | 'accounts'
  | 'staff'
  | 'orders'
  | 'parts'
  | 'profiles'
  | 'tokens'
  | 'refunds'
  | 'outbox'
  | 'limits';
type Erased =
  | 'accesses'
  | 'births'
  | 'codes'
  | 'connections'
  | 'contacts'
  | 'drafts'
  | 'guidances'
  | 'issues'
  | 'ledger'
  | 'exports'
  | 'requests'
  | 'sessions'
  | 'archives';
type LinkChoicesProps = SettleProps & {
  readonly data: Pick<DataStack, Data | Erased>;
  readonly http: ShopHttpApi;
  readonly live: LiveApi;
};

/** Stripe may need all its tries, and whole tables are scanned; API Gateway waits for 30 seconds. */
const refuseTimeout = Duration.seconds(28);

/**
 * The choices of a verification link's page in a browser outside the account: a new password, or «Ce n'est pas moi».
 */
export class LinkChoices extends Construct {
  constructor(scope: Construct, id: string, props: LinkChoicesProps) {
    super(scope, id);
    this.#addChoose(props);
    this.#addRefuse(props);
  }

  #addChoose({ http, data, live }: LinkChoicesProps): void {
    const choose = http.add({
      id: 'ChooseByLink',
      route: chooseByLink,
      openTo: 'link',
      entry: 'accounts/choose-by-link',
      impact: 'Owners of a mailbox cannot take the account with their address out of a stranger’s hands.',
    });
    data.accounts.grant(choose, 'AdminSetUserPassword');
    data.staff.grant(choose, 'GetItem');
    grantEviction(data, live, choose);
    data.tokens.grant(choose, 'GetItem', 'UpdateItem');
    data.profiles.grant(choose, 'GetItem');
    data.parts.grant(choose, 'Query');
    data.outbox.grant(choose, 'PutItem');
    data.limits.grant(choose, 'UpdateItem');
  }

  #addRefuse({ http, live, ...props }: LinkChoicesProps): void {
    const { data } = props;
    const refuse = http.add({
      id: 'RefuseAccount',
      route: refuseAccount,
      openTo: 'link',
      entry: 'accounts/refuse-account',
      impact: 'Accounts that strangers opened with somebody’s address stay.',
      timeout: refuseTimeout,
    });
    grantSettle(refuse, props);
    data.accounts.grant(refuse, 'AdminDisableUser', 'AdminListGroupsForUser');
    grantEviction(data, live, refuse);
    grantErasure(data, refuse);
    data.tokens.grant(refuse, 'GetItem');
    data.limits.grant(refuse, 'UpdateItem');
  }
}
