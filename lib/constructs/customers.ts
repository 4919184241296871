import { Construct } from 'constructs';
import { changeEmail } from '../domain/wire/address.ts';
import * as routes from '../domain/wire/api.ts';
import { changePassword } from '../domain/wire/password.ts';
import * as profile from '../domain/wire/profile.ts';
import { signOut as endSession } from '../domain/wire/sessions.ts';
import type { DataStack } from '../stacks/data-stack.ts';
import { grantEmailChange } from './email-change.ts';
import { grantEviction } from './eviction.ts';
import type { Routes } from './http-api.ts';
import type { LiveApi } from './live-api.ts';

type CustomersProps = {
  readonly data: Pick<
    DataStack,
    | 'accounts'
    | 'staff'
    | 'orders'
    | 'births'
    | 'parts'
    | 'profiles'
    | 'tokens'
    | 'outbox'
    | 'limits'
    | 'connections'
    | 'issues'
    | 'sessions'
  >;
  readonly http: Routes;
  readonly live: LiveApi;
};

/** Sign-up, verification of an address, and the profile. */
export class Customers extends Construct {
  readonly #props: CustomersProps;

  constructor(scope: Construct, id: string, props: CustomersProps) {
    super(scope, id);
    this.#props = props;
    this.#addSignUp();
    this.#addValidation();
    this.#addReset();
    this.#addSignOut();
    this.#addProfile();
    this.#addPassword();
  }

  #addSignUp(): void {
    const { http, data } = this.#props;
    const signUp = http.add({
      id: 'SignUp',
      route: routes.signUp,
      openTo: 'anyone',
      entry: 'accounts/sign-up',
      impact: 'New customers cannot make an account, so they cannot buy.',
    });
    data.accounts.grant(
      signUp,
      'AdminCreateUser',
      'AdminGetUser',
      'AdminListGroupsForUser',
      'AdminSetUserPassword',
      'AdminUpdateUserAttributes',
    );
    data.profiles.grant(signUp, 'PutItem');
    data.orders.grantIndex(signUp, 'by-user');
    data.outbox.grant(signUp, 'PutItem');
    data.limits.grant(signUp, 'UpdateItem');
  }

  #addValidation(): void {
    const { http, data } = this.#props;
    const impact = 'Customers cannot verify their address; their reports wait in the account.';
    const validate = http.add({
      id: 'ValidateEmail',
      route: routes.validateEmail,
      openTo: 'link',
      entry: 'accounts/validate-email',
      impact,
    });
    data.tokens.grant(validate, 'GetItem', 'PutItem', 'UpdateItem');
    data.profiles.grant(validate, 'GetItem', 'UpdateItem');
    data.orders.grant(validate, 'GetItem', 'BatchGetItem', 'PutItem', 'UpdateItem');
    data.orders.grantIndex(validate, 'by-user');
    data.births.grant(validate, 'GetItem');
    data.parts.grant(validate, 'Query');
    data.outbox.grant(validate, 'PutItem');
    data.limits.grant(validate, 'UpdateItem');
    data.accounts.grant(validate, 'AdminListGroupsForUser');
    const resend = http.add({
      id: 'ResendValidation',
      route: routes.resendValidation,
      entry: 'accounts/resend-validation',
      impact,
      signedIn: true,
    });
    data.profiles.grant(resend, 'GetItem');
    data.orders.grant(resend, 'GetItem');
    data.outbox.grant(resend, 'PutItem');
    data.limits.grant(resend, 'UpdateItem');
  }

  #addReset(): void {
    const { http, data, live } = this.#props;
    const impact = 'Customers who forgot their password cannot sign in.';
    const request = http.add({
      id: 'RequestReset',
      route: routes.passwordReset,
      openTo: 'anyone',
      entry: 'accounts/request-reset',
      impact,
    });
    data.accounts.grant(request, 'AdminGetUser');
    data.outbox.grant(request, 'PutItem');
    data.limits.grant(request, 'UpdateItem');
    const confirm = http.add({
      id: 'ConfirmReset',
      route: routes.confirmPasswordReset,
      openTo: 'link',
      entry: 'accounts/confirm-reset',
      impact,
    });
    data.accounts.grant(
      confirm,
      'AdminDeleteUser',
      'AdminGetUser',
      'AdminSetUserPassword',
      'AdminUpdateUserAttributes',
    );
    data.profiles.grant(confirm, 'GetItem', 'DeleteItem');
    data.staff.grant(confirm, 'GetItem');
    grantEviction(data, live, confirm);
    data.tokens.grant(confirm, 'GetItem', 'UpdateItem');
    data.parts.grant(confirm, 'Query');
    data.outbox.grant(confirm, 'PutItem');
    data.limits.grant(confirm, 'UpdateItem');
  }

  #addSignOut(): void {
    const { http, data, live } = this.#props;
    const signOut = http.add({
      id: 'SignOut',
      route: endSession,
      entry: 'accounts/sign-out',
      impact: 'Claims outlive a sign-out by a day at most, and nobody can sign out everywhere.',
      signedIn: true,
    });
    data.sessions.grant(signOut, 'DeleteItem');
    grantEviction(data, live, signOut);
  }

  #addProfile(): void {
    const { http, data } = this.#props;
    const impact = 'Customers do not see or change their profile; the checkout is not prefilled.';
    const read = http.add({
      id: 'ReadProfile',
      route: profile.readProfile,
      entry: 'accounts/read-profile',
      impact,
      signedIn: true,
    });
    data.profiles.grant(read, 'ConditionCheckItem', 'GetItem', 'UpdateItem');
    data.sessions.grant(read, 'PutItem', 'Query');
    const update = http.add({
      id: 'UpdateProfile',
      route: profile.updateProfile,
      entry: 'accounts/update-profile',
      impact,
      signedIn: true,
    });
    data.profiles.grant(update, 'GetItem', 'UpdateItem');
    const change = http.add({
      id: 'ChangeEmail',
      route: changeEmail,
      entry: 'accounts/change-email',
      impact: 'Customers whose mails do not arrive cannot correct their address.',
      signedIn: true,
    });
    grantEmailChange(data, change);
    data.tokens.grant(change, 'GetItem');
  }

  #addPassword(): void {
    const { http, data, live } = this.#props;
    const change = http.add({
      id: 'ChangePassword',
      route: changePassword,
      entry: 'accounts/change-password',
      impact: 'Customers change their password only by a mailed link.',
      signedIn: true,
    });
    data.accounts.grant(change, 'AdminSetUserPassword');
    data.profiles.grant(change, 'GetItem');
    data.staff.grant(change, 'GetItem');
    data.tokens.grant(change, 'GetItem');
    data.outbox.grant(change, 'PutItem');
    data.limits.grant(change, 'UpdateItem');
    grantEviction(data, live, change);
  }
}
