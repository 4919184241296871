import { CfnOutput, Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import type { DataStack } from '../stacks/data-stack.ts';
import type { Stage } from '../stage.ts';
import { grantEviction } from './eviction.ts';
import type { LiveApi } from './live-api.ts';
import { ServiceFunction } from './service-function.ts';

type TeamProps = {
  readonly stage: Stage;
  readonly data: Pick<
    DataStack,
    'accounts' | 'orders' | 'parts' | 'profiles' | 'staff' | 'issues' | 'outbox' | 'connections' | 'passages'
  >;
  readonly live: LiveApi;
};

/** A former member may have many parts, and each is released separately. */
const timeout = Duration.seconds(29);
const impact = 'Nobody can be invited to the atelier or shut out of it.';

/** «L'équipe»: a command of the merchant invites and removes staff members. */
export class Team extends Construct {
  readonly #props: TeamProps;

  constructor(scope: Construct, id: string, props: TeamProps) {
    super(scope, id);
    this.#props = props;
    this.#addCommand();
  }

  /** Has no route: it is invoked by name, by a caller with that right in the account. */
  #addCommand(): void {
    const { stage } = this.#props;
    const command = new ServiceFunction(this, 'Command', {
      stage,
      entry: 'atelier/staff-command',
      impact,
      timeout,
    });
    this.#grantList(command);
    this.#grantInviting(command);
    this.#grantDismissing(command);
    this.#grantReadmitting(command);
    this.#props.data.accounts.grantEnrolment(
      command,
      'AdminListGroupsForUser',
      'AdminSetUserMFAPreference',
      'AdminSetUserPassword',
    );
    new CfnOutput(this, 'CommandName', { value: command.fn.functionName }).overrideLogicalId(
      'StaffCommandFunction',
    );
  }

  #grantList(to: ServiceFunction): void {
    const { data } = this.#props;
    data.staff.grant(to, 'Scan');
    data.profiles.grant(to, 'BatchGetItem');
  }

  #grantInviting(to: ServiceFunction): void {
    const { data } = this.#props;
    data.accounts.grant(to, 'AdminCreateUser', 'AdminGetUser', 'AdminUpdateUserAttributes');
    data.staff.grant(to, 'GetItem', 'PutItem');
    data.profiles.grant(to, 'GetItem', 'PutItem', 'ConditionCheckItem');
    data.outbox.grant(to, 'PutItem');
  }

  #grantReleasing(to: ServiceFunction): void {
    const { data } = this.#props;
    data.parts.grant(to, 'GetItem', 'BatchGetItem', 'UpdateItem');
    data.parts.grant(to, 'index queue', 'index by-delivery');
    data.issues.grant(to, 'PutItem');
    data.orders.grant(to, 'UpdateItem');
  }

  #grantGroups(to: ServiceFunction): void {
    const { data } = this.#props;
    data.accounts.grant(to, 'AdminAddUserToGroup', 'AdminRemoveUserFromGroup');
    data.staff.grant(to, 'GetItem', 'UpdateItem');
  }

  #grantChanging(to: ServiceFunction): void {
    this.#grantReleasing(to);
    this.#grantGroups(to);
    // The store needs the table's name.
    this.#props.data.outbox.identify(to);
  }

  #grantDismissing(to: ServiceFunction): void {
    const { data, live } = this.#props;
    this.#grantChanging(to);
    data.staff.grant(to, 'DeleteItem', 'ConditionCheckItem');
    data.accounts.grant(to, 'AdminDisableUser');
    data.passages.grant(to, 'Query', 'UpdateItem');
    grantEviction(data, live, to);
  }

  #grantReadmitting(to: ServiceFunction): void {
    const { data } = this.#props;
    this.#grantGroups(to);
    data.accounts.grant(to, 'AdminEnableUser');
    data.passages.grant(to, 'Query', 'UpdateItem');
    data.outbox.identify(to);
  }
}
