import { Construct } from 'constructs';
import * as routes from '../domain/wire/guidance.ts';
import type { DataStack } from '../stacks/data-stack.ts';
import type { Routes, ShopHttpApi } from './http-api.ts';

type GuidanceProps = {
  readonly data: Pick<DataStack, 'tokens' | 'outbox' | 'limits' | 'guidances'>;
  readonly http: ShopHttpApi;
};

/** The free daily guidance: the form, the links in its mail, and the day's sky. The mail is sent like all others. */
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

  #addLink(id: string, route: { method: string; path: string }, entry: string): void {
    const impact =
      'Readers of the guidance cannot end it by its link, which the law gives them (CPCE L34-5).';
    const link = this.#http.add({ id, route, openTo: 'link', entry, impact });
    this.#data.tokens.grant(link, 'GetItem');
    this.#data.guidances.grant(link, 'UpdateItem');
  }
}
