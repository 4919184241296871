/** The checks before «Livrer» over HTTP, and the sentences that deliveries leave for them. */
import { beforeAll, describe, expect, test } from 'vitest';
import { outlines } from '#domain/merchant/outlines.ts';
import type { Finding } from '#domain/report/checks/finding.ts';
import type { Block, Section } from '#domain/report/document.ts';
import { checkDraft } from '#domain/wire/desk.ts';
import { atelierIssues, closeIssue } from '#domain/wire/issues.ts';
import { faces } from '#lib/papers/faces.ts';
import { confirmedOrder, openPart, partPath, take } from '#test/support/atelier.ts';
import { call, eventually } from '#test/support/client.ts';
import { newCustomer, type TestCustomer } from '#test/support/customers.ts';
import { secretOf } from '#test/support/deployed.ts';
import { print } from '#test/support/desk-orders.ts';
import { everyPage } from '#test/support/every-page.ts';
import { newAdministrator, newExpert, type TestMember } from '#test/support/experts.ts';
import { keyFor } from '#test/support/keys.ts';
import { knownHashes } from '#test/support/known-hashes.ts';
import { sentences } from '#test/support/memory-sentences.ts';
import { drawPdf } from '#test/support/report-pdf.ts';
import { deliver, sendReport, takenOrder } from '#test/support/reports.ts';
import { findRow } from '#test/support/rows.ts';

let customer: TestCustomer;
let expert: TestMember;
let administrator: TestMember;
beforeAll(async () => {
  [customer, expert, administrator] = await Promise.all([
    newCustomer(),
    newExpert(keyFor.numbers),
    newAdministrator(),
  ]);
});

const checkAs = ({ access }: TestMember, orderId: string) =>
  call('POST', `${partPath(orderId)}/draft/checks`, { body: {}, token: access });
const findingsOf = async (who: TestMember, orderId: string): Promise<Finding[]> => {
  const answer = await checkAs(who, orderId);
  if (answer.status !== 200) throw new Error(`checks answered ${answer.status}`);
  return checkDraft.answer.parse(answer.json).findings;
};
const textsOf = (findings: readonly Finding[]) =>
  findings.map(({ text }) => text.replaceAll(/[\u00a0\u202f]/g, ' '));

const paragraph = (text: string, more = {}): Block => ({ kind: 'paragraph', runs: [text], ...more });
const chapter = (...blocks: Block[]): Section => ({
  ...{ id: 'nombres', kind: 'chapter', title: 'Vos nombres,', second: '', blocks },
});

/** A draft of one chapter; everything that is promised was taken out on purpose. */
const write = async ({ access: token }: TestMember, orderId: string, ...blocks: Block[]): Promise<void> => {
  const save = async (path: string, body: unknown) =>
    (await call('PUT', `${partPath(orderId)}/draft/${path}`, { body, token })).status;
  const removed = outlines[keyFor.numbers].map(({ id }) => ({ id, reason: 'Pas ici' }));
  const outline = { revision: 0, order: ['nombres'], removed };
  expect(await save('outline', outline)).toBe(200);
  expect(await save('sections/nombres', { revision: 0, section: chapter(...blocks) })).toBe(200);
};

const word = () => Array.from({ length: 10 }, () => 'abcdefghijklm'.charAt(Math.random() * 13)).join('');

/** A PDF of twelve pages that says these sentences to Camille. */
const pdfOf = (texts: readonly string[]) =>
  drawPdf((pdf, line) => {
    pdf.font(faces.roman).fontSize(12);
    // The full stop separates the title from the first sentence.
    line('H1', 'Consultation de Camille.');
    for (let page = 0; page < 12; page += 1) {
      if (page > 0) pdf.addPage();
      const each = Math.ceil(texts.length / 12);
      for (const text of texts.slice(page * each, (page + 1) * each)) line('P', text);
    }
  });

const isKept = async (text: string) => {
  const hashes = knownHashes(text, await secretOf('sentenceKey'));
  const rows = await Promise.all(hashes.map((hash) => findRow('Sentences', { hash })));
  return rows.length > 0 && rows.every((row) => row !== undefined) ? true : undefined;
};

const deliverText = async (orderId: string, texts: readonly string[]) => {
  const upload = await sendReport(expert, orderId, await pdfOf(texts));
  expect(upload).toMatchObject({ state: 'checked' });
  expect((await deliver(expert, orderId, upload.id)).status).toBe(200);
};

describe('the checks of a draft', () => {
  test('find values of another dossier and untouched passages in the saved draft', async () => {
    const id = await takenOrder(customer, expert);
    await write(
      expert,
      id,
      paragraph('Camille, voici vos nombres.', { passage: 'sept', proof: ['positions/Lune'] }),
    );
    const findings = await findingsOf(expert, id);
    expect(textsOf(findings)).toEqual([
      'Valeur étrangère à ce dossier : Lune, dans Vos nombres',
      'Passage à reprendre : sans titre, dans Vos nombres',
      'Longueur : 4 pages, 10 à 12 promises',
    ]);
    expect(findings.map(({ stops, confirm }) => [stops, confirm])).toEqual([
      [true, false],
      [true, true],
      [true, true],
    ]);
  });

  test('find the customer whose part this expert has read, and no other', async () => {
    const surname = word();
    const info = {
      firstName: 'Jean-Baptiste',
      lastName: surname,
      birthDate: '1985-03-12',
      birthTime: '06:42',
    };
    const other = await newCustomer();
    const customerInfo = { ...info, email: other.email, birthPlace: 'Nantes' };
    const read = await confirmedOrder(other, [keyFor.numbers], { customerInfo });
    await take(expert, read);
    const id = await takenOrder(customer, expert);
    await write(
      expert,
      id,
      paragraph(`Camille, comme Jеan-Baptiste ${surname.toUpperCase()}, né le 12 mars 1985.`),
    );
    const named = async () =>
      textsOf(await findingsOf(expert, id)).filter((text) => text.includes('autre consultation'));
    expect(await named()).toEqual([]);
    expect((await openPart(expert, read)).status).toBe(200);
    expect(await named()).toEqual([
      `Nom d’une autre consultation : Jean-Baptiste ${surname}`,
      'Naissance d’une autre consultation : 12/03/1985',
    ]);
    const accepted = (await findingsOf(expert, id)).map((one) => one.id);
    expect((await print(expert, id)).json).toMatchObject({ error: { code: 'report_incomplete' } });
    expect((await print(expert, id, accepted)).status).toBe(200);
  });
});

describe('sentences of delivered reports', () => {
  const name = word();
  const texts = sentences(60, name);
  let first = '';
  beforeAll(async () => {
    first = await takenOrder(customer, expert);
    await deliverText(first, texts);
    await eventually(() => isKept(texts.join(' ')), 'the sentences to be kept', 60_000);
  });

  test('are kept as hashes without order or person', async () => {
    const [hash = ''] = knownHashes(texts[0] ?? '', await secretOf('sentenceKey'));
    expect(Object.keys((await findRow('Sentences', { hash })) ?? {}).sort()).toEqual(['hash', 'ttl']);
  });

  test('are told of a draft that repeats them, and asked above the merchant’s limit', async () => {
    const id = await takenOrder(customer, expert);
    await write(expert, id, paragraph(`Camille. ${texts.join(' ')}`));
    const [same] = (await findingsOf(expert, id)).filter(({ kind }) => kind === 'same');
    expect(same).toMatchObject({ stops: true, confirm: true });
    expect(textsOf(same ? [same] : [])).toEqual(['Déjà écrit ailleurs : 60 phrases sur 60, 100 %']);
  });

  test('are no copy in the next version of their own report', async () => {
    await write(expert, first, paragraph(`Camille. ${texts.join(' ')}`));
    const findings = await findingsOf(expert, first);
    expect(findings.filter(({ kind }) => kind === 'same')).toEqual([]);
    const accepted = findings.map(({ id }) => id);
    expect((await print(expert, first, accepted)).status).toBe(200);
  });

  test('of a corrected report are no copy of its former version', async () => {
    const added = sentences(1, word()).join(' ');
    await deliverText(first, [...texts, added]);
    await eventually(() => isKept(added), 'the new sentence to be kept', 60_000);
    const issues = await everyPage(atelierIssues, administrator.access);
    expect(issues.filter(({ order_id }) => order_id === first)).toEqual([]);
  });

  test('of an uploaded report too many are shown to administrators, until one has looked', async () => {
    const id = await takenOrder(customer, expert);
    await deliverText(id, [...sentences(20, word()), ...texts.slice(0, 10)]);
    const listed = async ({ access }: TestMember) => {
      const issues = await everyPage(atelierIssues, access);
      return issues.filter((one) => one.order_id === id);
    };
    const found = await eventually(
      async () => {
        const issues = await listed(administrator);
        return issues.length > 0 ? issues : undefined;
      },
      'the issue',
      60_000,
    );
    expect(found).toMatchObject([
      { kind: 'same', service: keyFor.numbers, note: '33', customer: { email: customer.email } },
    ]);
    expect(await listed(expert)).toEqual([]);
    const close = ({ access }: TestMember) =>
      call('POST', closeIssue.path, { token: access, body: { kind: 'same', id: found[0]?.id } });
    expect((await close(expert)).status).toBe(403);
    expect((await close(administrator)).status).toBe(200);
    expect(await listed(administrator)).toEqual([]);
  });
});
