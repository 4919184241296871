import { Construct } from 'constructs';
import { correctEmail } from '../domain/wire/address.ts';
import * as routes from '../domain/wire/atelier.ts';
import { closeIssue } from '../domain/wire/issues.ts';
import { atelierSettings, closeDiscipline, saveSettings } from '../domain/wire/settings.ts';
import type { DataStack } from '../stacks/data-stack.ts';
import { grantEmailChange } from './email-change.ts';
import type { Routes } from './http-api.ts';
import type { ServiceFunction } from './service-function.ts';

type AtelierProps = {
  readonly data: Pick<
    DataStack,
    | 'accounts'
    | 'orders'
    | 'parts'
    | 'profiles'
    | 'staff'
    | 'refunds'
    | 'outbox'
    | 'limits'
    | 'accesses'
    | 'births'
    | 'issues'
  >;
  readonly http: Routes;
};
type Route = { readonly method: string; readonly path: string };

const impacts = {
  queue: 'Experts do not see what waits: orders are delivered late.',
  taking: 'Experts cannot take or hand over parts: orders wait although somebody is there.',
  open: 'Experts do not get the birth data of the parts they took: nothing new is written.',
  correction: 'Administrators cannot correct the address of a customer who gets no mail.',
  mailHour: 'Nobody in the atelier can choose when its mails come.',
  settings: 'Experts cannot write down an absence: due dates count days on which nobody writes.',
  closing: 'Nobody can close a discipline: what nobody can write goes on being sold.',
  administration: 'Administrators find no order and cannot reassign one.',
};

/** L'atelier: the experts' queue, taking and handing over, the customer's data, and the administrators' list. */
export class Atelier extends Construct {
  readonly #props: AtelierProps;

  constructor(scope: Construct, id: string, props: AtelierProps) {
    super(scope, id);
    this.#props = props;
    this.#addQueue();
    this.#addTaking();
    this.#addOpening();
    this.#addAdministration();
    this.#addSettings();
  }

  #add(id: string, route: Route, entry: string, impact: string): ServiceFunction {
    return this.#props.http.add({ id, route, entry: `atelier/${entry}`, impact, signedIn: 'staff' });
  }

  #addQueue(): void {
    const { data } = this.#props;
    const queue = this.#add('AtelierQueue', routes.atelierQueue, 'queue', impacts.queue);
    data.parts.grant(queue, 'BatchGetItem');
    data.parts.grantIndex(queue, 'queue');
  }

  #addTaking(): void {
    const { data } = this.#props;
    const take = this.#add('TakePart', routes.takePart, 'take', impacts.taking);
    const handOver = this.#add('HandOverPart', routes.handOverPart, 'hand-over', impacts.taking);
    for (const service of [take, handOver]) {
      data.parts.grant(service, 'GetItem', 'UpdateItem');
      data.orders.grant(service, 'UpdateItem');
    }
    data.staff.grant(handOver, 'Scan');
  }

  #addOpening(): void {
    const { data } = this.#props;
    const open = this.#add('OpenPart', routes.openPart, 'open', impacts.open);
    data.parts.grant(open, 'GetItem');
    data.orders.grant(open, 'GetItem');
    data.births.grant(open, 'GetItem', 'UpdateItem');
    data.accesses.grant(open, 'PutItem');
    const memos = this.#add('AddMemo', routes.addMemo, 'memos', 'Experts cannot leave memos for colleagues.');
    data.parts.grant(memos, 'GetItem', 'UpdateItem');
  }

  #addAdministration(): void {
    const { data } = this.#props;
    const search = this.#add('AtelierOrders', routes.atelierOrders, 'search', impacts.administration);
    data.orders.grant(search, 'Scan');
    data.parts.grant(search, 'BatchGetItem');
    data.refunds.grant(search, 'Query');
    data.profiles.grant(search, 'BatchGetItem');
    const experts = this.#add('AtelierExperts', routes.atelierExperts, 'experts', impacts.administration);
    data.staff.grant(experts, 'Scan');
    const close = this.#add('CloseIssue', closeIssue, 'close-issue', impacts.administration);
    data.issues.grant(close, 'DeleteItem');
    const correct = this.#add('CorrectEmail', correctEmail, 'correct-email', impacts.correction);
    grantEmailChange(data, correct);
    data.orders.grant(correct, 'GetItem');
    data.accesses.grant(correct, 'PutItem');
  }

  #addSettings(): void {
    const { issues } = this.#props.data;
    issues.grant(this.#add('AtelierSettings', atelierSettings, 'settings', impacts.settings), 'Query');
    const hour = this.#add('SaveMailHour', routes.saveMailHour, 'save-mail-hour', impacts.mailHour);
    this.#props.data.staff.grant(hour, 'UpdateItem');
    issues.grant(this.#add('SaveSettings', saveSettings, 'save-settings', impacts.settings), 'UpdateItem');
    const close = this.#add('CloseDiscipline', closeDiscipline, 'close-discipline', impacts.closing);
    issues.grant(close, 'PutItem', 'DeleteItem', 'Query');
  }
}
