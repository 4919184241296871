import { Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import * as routes from '../domain/wire/desk.ts';
import type { DataStack } from '../stacks/data-stack.ts';
import { grantChecks } from './check-grants.ts';
import type { Routes } from './http-api.ts';
import type { ServiceFunction } from './service-function.ts';

export type DeskProps = {
  readonly data: Pick<
    DataStack,
    'orders' | 'births' | 'parts' | 'accesses' | 'reports' | 'drafts' | 'passages' | 'sentences'
  >;
  readonly http: Routes;
};
type Route = { readonly method: string; readonly path: string };

const impacts = {
  reading: 'Experts do not find what they wrote: reports wait, or are written twice.',
  saving: 'What experts write is kept on their device only, and a colleague does not find it.',
  states: 'Experts cannot go back to a former text of the day.',
  passages: 'Experts do not find the passages they keep.',
  checks: 'Experts are not told what keeps a report from being delivered, so none leaves the desk.',
};

/** The writing desk: the draft of a part for the expert who has it, and the expert's own passages. */
export class Desk extends Construct {
  readonly #props: DeskProps;

  constructor(scope: Construct, id: string, props: DeskProps) {
    super(scope, id);
    this.#props = props;
    this.#addDrafts();
    this.#addStates();
    this.#addPassages();
    this.#addChecks();
  }

  #add(id: string, route: Route, entry: string, impact: string): ServiceFunction {
    return this.#props.http.add({ id, route, entry: `desk/${entry}`, impact, signedIn: 'staff' });
  }

  #addDrafts(): void {
    const { parts, drafts } = this.#props.data;
    const read = this.#add('ReadDraft', routes.readDraft, 'read-draft', impacts.reading);
    parts.grant(read, 'GetItem');
    drafts.grant(read, 'Query');
    const section = this.#add('SaveSection', routes.saveSection, 'save-section', impacts.saving);
    drafts.grant(section, 'GetItem', 'PutItem', 'UpdateItem', 'Query');
    const outline = this.#add('SaveOutline', routes.saveOutline, 'save-outline', impacts.saving);
    drafts.grant(outline, 'GetItem', 'PutItem', 'UpdateItem');
    for (const service of [section, outline]) parts.grant(service, 'GetItem', 'ConditionCheckItem');
  }

  #addStates(): void {
    const { parts, drafts } = this.#props.data;
    const list = this.#add('DraftStates', routes.draftStates, 'list-states', impacts.states);
    drafts.grant(list, 'Query');
    const read = this.#add('DraftState', routes.draftState, 'read-state', impacts.states);
    drafts.grant(read, 'GetItem');
    for (const service of [list, read]) parts.grant(service, 'GetItem');
  }

  #addPassages(): void {
    const { passages } = this.#props.data;
    const list = this.#add('ListPassages', routes.listPassages, 'list-passages', impacts.passages);
    passages.grant(list, 'Query');
    const save = this.#add('SavePassage', routes.savePassage, 'save-passage', impacts.passages);
    passages.grant(save, 'PutItem', 'Query');
    const remove = this.#add('RemovePassage', routes.removePassage, 'remove-passage', impacts.passages);
    passages.grant(remove, 'DeleteItem');
  }

  #addChecks(): void {
    const { data, http } = this.#props;
    const check = http.add({
      id: 'CheckDraft',
      route: routes.checkDraft,
      entry: 'desk/check-draft',
      impact: impacts.checks,
      signedIn: 'staff',
      // It draws the dossier, and holds the text against every name that the expert has read in a year.
      memorySize: 1024,
      timeout: Duration.seconds(20),
    });
    grantChecks(data, check);
  }
}
