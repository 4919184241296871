import { Construct } from 'constructs';
import * as routes from '../domain/wire/guidance.ts';
import * as mailings from '../domain/wire/mailings.ts';
import type { DataStack } from '../stacks/data-stack.ts';
import type { Routes, ShopHttpApi } from './http-api.ts';

type GuidanceProps = {
  readonly data: Pick<DataStack, 'tokens' | 'outbox' | 'limits' | 'guidances'>;
  readonly http: ShopHttpApi;
};

/** The free daily guidance: the form, the links in its mail, the customer's choice, and the day's sky. The mail is sent like all others. */
export class Guidance extends Construct {
  readonly #data: GuidanceProps['data'];
  readonly #http: Routes;

  constructor(scope: Construct, id: string, props: GuidanceProps) {
    super(scope, id);
    this.#data = props.data;
    this.#http = props.http.within(this);
    this.#addAsk();
    this.#addLink('StopGuidance', routes.stopGuidance, 'guidance/stop');
    this.#addLink('RefuseGuidance', routes.refuseGuidance, 'guidance/not-me');
    this.#addLink('ResumeGuidance', routes.resumeGuidance, 'guidance/resume');
    this.#addChoices();
    this.#http.add({
      id: 'Sky',
      route: routes.sky,
      openTo: 'facts',
      entry: 'guidance/sky',
      impact: 'The guidance page does not show today’s sky; the form works.',
    });
  }

  #addAsk(): void {
    const ask = this.#http.add({
      id: 'AskGuidance',
      route: routes.guidance,
      openTo: 'anyone',
      entry: 'guidance/ask',
      impact: 'Nobody can ask for the daily guidance.',
    });
    this.#data.guidances.grant(ask, 'GetItem', 'PutItem', 'UpdateItem');
    this.#data.outbox.grant(ask, 'PutItem');
    this.#data.limits.grant(ask, 'UpdateItem');
  }

  /** «Ce que nous vous écrivons»: the dates and the switch, in a session or by the mail's link. */
  #addChoices(): void {
    const impact =
      'Customers do not see since when the guidance is written to them, and cannot end it in their account.';
    const byLink = this.#http.add({
      id: 'ReadChoice',
      route: mailings.readGuidanceChoice,
      openTo: 'link',
      entry: 'guidance/read-choice',
      impact,
    });
    this.#data.tokens.grant(byLink, 'GetItem');
    this.#data.guidances.grant(byLink, 'GetItem');
    const shared = { impact, signedIn: true } as const;
    const read = this.#http.add({
      id: 'ReadChoices',
      route: mailings.readChoices,
      entry: 'guidance/read-choices',
      ...shared,
    });
    this.#data.guidances.grant(read, 'GetItem');
    const save = this.#http.add({
      id: 'SaveChoices',
      route: mailings.saveChoices,
      entry: 'guidance/save-choices',
      ...shared,
    });
    this.#data.guidances.grant(save, 'GetItem', 'UpdateItem');
  }

  #addLink(id: string, route: { method: string; path: string }, entry: string): void {
    const impact =
      'Readers of the guidance cannot end it by its link, which the law gives them (CPCE L34-5).';
    const link = this.#http.add({ id, route, openTo: 'link', entry, impact });
    this.#data.tokens.grant(link, 'GetItem');
    this.#data.guidances.grant(link, 'UpdateItem');
  }
}
