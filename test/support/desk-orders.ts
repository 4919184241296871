/** Reports from the desk on the deployed shop: an opened part, its draft, and what is printed from it. */
import type { Upload } from '#domain/atelier.ts';
import { outlines } from '#domain/merchant/outlines.ts';
import type { Section } from '#domain/report/document.ts';
import { authenticity } from '#domain/wire/authenticity.ts';
import { checkDraft } from '#domain/wire/desk.ts';
import { printDraft } from '#domain/wire/typeset.ts';
import { partPath } from './atelier.ts';
import { type Answer, call } from './client.ts';
import type { TestCustomer } from './customers.ts';
import type { TestMember } from './experts.ts';
import { awaitVerdict, takenOrder } from './reports.ts';

type Who = Pick<TestMember, 'access'>;
const service = 'numerologie';
const draft = (orderId: string) => `${partPath(orderId, service)}/draft`;

/** Long enough to be no far too short report. */
const sentence =
  'Votre chemin de vie dit comment vous avancez, et ce rapport prend le temps de le montrer, lettre après lettre. ';
export const chapters: readonly Section[] = ['un', 'deux', 'trois', 'quatre', 'cinq', 'six'].map((id) => ({
  ...{ id, kind: 'chapter', title: `Chapitre ${id},`, second: 'et la suite' },
  blocks: Array.from({ length: 24 }, () => ({ kind: 'paragraph', runs: [sentence] })),
}));

/** An order that its expert has taken and opened. */
export const openedOrder = async (customer: TestCustomer, expert: TestMember): Promise<string> => {
  const id = await takenOrder(customer, expert);
  const answer = await call('GET', partPath(id, service), { token: expert.access });
  if (answer.status !== 200) throw new Error(`open answered ${answer.status}`);
  return id;
};

/** Saves sections and outline as the desk does; what the outline promises was taken out on purpose. */
export const writeDraft = async (who: Who, orderId: string, sections = chapters): Promise<void> => {
  for (const section of sections) {
    const body = { revision: 0, section };
    const answer = await call('PUT', `${draft(orderId)}/sections/${section.id}`, { body, token: who.access });
    if (answer.status !== 200)
      throw new Error(`saving answered ${answer.status} ${JSON.stringify(answer.json)}`);
  }
  const removed = outlines[service].map(({ id }) => ({ id, reason: 'Écrit autrement' }));
  const body = { revision: 0, order: sections.map(({ id }) => id), removed, conventions: {} };
  const answer = await call('PUT', `${draft(orderId)}/outline`, { body, token: who.access });
  if (answer.status !== 200) throw new Error(`the outline answered ${answer.status}`);
};

export const preview = (who: Who, orderId: string, page: number, sections = chapters): Promise<Answer> =>
  call('POST', `${draft(orderId)}/preview`, {
    body: { document: { version: 1, service, sections }, conventions: {}, page },
    token: who.access,
  });

export const print = (who: Who, orderId: string, accept: readonly string[] = []): Promise<Answer> =>
  call('POST', `${draft(orderId)}/print`, { body: { accept }, token: who.access });

/** The findings of the checks that an expert may accept. */
export const acceptable = async (who: Who, orderId: string): Promise<string[]> => {
  const answer = await call('POST', `${draft(orderId)}/checks`, { body: {}, token: who.access });
  if (answer.status !== 200) throw new Error(`the checks answered ${answer.status}`);
  const { findings } = checkDraft.answer.parse(answer.json);
  return findings.filter(({ confirm }) => confirm).map(({ id }) => id);
};

/** Has the draft typeset, whatever may be accepted in it, and waits for the check of its pages. */
export const printed = async (who: Who, orderId: string): Promise<Upload> => {
  const answer = await print(who, orderId, await acceptable(who, orderId));
  if (answer.status !== 200)
    throw new Error(`print answered ${answer.status} ${JSON.stringify(answer.json)}`);
  const { upload } = printDraft.answer.parse(answer.json);
  const verdict = await awaitVerdict(who, orderId, service);
  if (verdict.id !== upload.id) throw new Error('another upload was judged');
  return verdict;
};

export const askCode = (code: string, ip?: string): Promise<Answer> =>
  call('POST', authenticity.path, { body: { code }, ...(ip && { ip }) });
