/** Reports from the desk on the deployed shop: an opened part, its draft, and what is printed from it. */
import type { Upload } from '#domain/atelier.ts';
import type { Discipline } from '#domain/catalogue.ts';
import { outlines } from '#domain/merchant/outlines.ts';
import type { Section } from '#domain/report/document.ts';
import type { Shown } from '#domain/report/shown.ts';
import { authenticity } from '#domain/wire/authenticity.ts';
import { checkDraft, readDraft } from '#domain/wire/desk.ts';
import { printDraft } from '#domain/wire/typeset.ts';
import { keyFor } from '#test/support/keys.ts';
import { partPath } from './atelier.ts';
import { type Answer, call } from './client.ts';
import type { TestMember } from './experts.ts';
import { awaitVerdict } from './reports.ts';

type Who = Pick<TestMember, 'access'>;
const draft = (orderId: string, service?: Discipline) => `${partPath(orderId, service)}/draft`;

/** Long enough to be no far too short report. */
const sentence =
  'Votre chemin de vie dit comment vous avancez, et ce rapport prend le temps de le montrer, lettre après lettre. ';
export const chapters: readonly Section[] = ['un', 'deux', 'trois', 'quatre', 'cinq', 'six'].map((id) => ({
  ...{ id, kind: 'chapter', title: `Chapitre ${id},`, second: 'et la suite' },
  blocks: Array.from({ length: 24 }, () => ({ kind: 'paragraph', runs: [sentence] })),
}));

const put = async (who: Who, path: string, body: unknown): Promise<void> => {
  const answer = await call('PUT', path, { body, token: who.access });
  if (answer.status !== 200)
    throw new Error(`saving answered ${answer.status} ${JSON.stringify(answer.json)}`);
};

/** Saves sections and outline as the desk does; what the outline promises was taken out on purpose. */
export const writeDraft = async (
  who: Who,
  orderId: string,
  sections = chapters,
  service: Discipline = keyFor.numbers,
): Promise<void> => {
  const path = draft(orderId, service);
  const before = readDraft.answer.parse((await call('GET', path, { token: who.access })).json);
  const revisionOf = (id: string) => before.sections.find((saved) => saved.id === id)?.revision ?? 0;
  for (const section of sections)
    await put(who, `${path}/sections/${section.id}`, { revision: revisionOf(section.id), section });
  const order = sections.map(({ id }) => id);
  const removed = outlines[service]
    .filter(({ id }) => !order.includes(id))
    .map(({ id }) => ({ id, reason: 'Écrit autrement' }));
  const { revision } = before.outline;
  await put(who, `${path}/outline`, { revision, order, removed });
};

export const preview = (who: Who, orderId: string, page: number, sections = chapters): Promise<Answer> =>
  call('POST', `${draft(orderId)}/preview`, {
    body: { document: { version: 1, service: keyFor.numbers, sections }, page },
    token: who.access,
  });

export const print = (
  who: Who,
  orderId: string,
  accept: readonly string[] = [],
  service?: Discipline,
  shown: Shown = {},
): Promise<Answer> =>
  call('POST', `${draft(orderId, service)}/print`, { body: { accept, shown }, token: who.access });

/** The findings of the checks that an expert may accept. */
export const acceptable = async (who: Who, orderId: string, service?: Discipline): Promise<string[]> => {
  const answer = await call('POST', `${draft(orderId, service)}/checks`, { body: {}, token: who.access });
  if (answer.status !== 200) throw new Error(`the checks answered ${answer.status}`);
  const { findings } = checkDraft.answer.parse(answer.json);
  return findings.filter(({ confirm }) => confirm).map(({ id }) => id);
};

/**
 * Has the draft typeset, whatever may be accepted in it, and waits for the check of its pages. The sentences of another
 * delivery may become known after the checks: the checks are then made again, as an expert would.
 */
export const printed = async (
  who: Who,
  orderId: string,
  service?: Discipline,
  shown?: Shown,
): Promise<Upload> => {
  const ask = async () => print(who, orderId, await acceptable(who, orderId, service), service, shown);
  const first = await ask();
  const answer = first.status === 409 ? await ask() : first;
  if (answer.status !== 200)
    throw new Error(`print answered ${answer.status} ${JSON.stringify(answer.json)}`);
  const { upload } = printDraft.answer.parse(answer.json);
  const verdict = await awaitVerdict(who, orderId, service);
  if (verdict.id !== upload.id) throw new Error('another upload was judged');
  return verdict;
};

export const askCode = (code: string, ip?: string): Promise<Answer> =>
  call('POST', authenticity.path, { body: { code }, ...(ip && { ip }) });
