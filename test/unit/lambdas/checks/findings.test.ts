import { describe, expect, it } from 'vitest';
import type { Block, Section } from '#domain/report/document.ts';
import type { Draft } from '#domain/report/draft.ts';
import { mostSentences } from '#domain/report/sameness.ts';
import { birthUnread } from '#domain/texts/errors.ts';
import { type FindingsDependencies, findingsOf } from '#lambdas/checks/findings.ts';
import type { PartRecord } from '#lambdas/storage/order-record.ts';
import { drawnOf } from '#lib/dossier/drawn-of.ts';
import { birth, customerInfo, now, orderId, paidOrderRecord, profileRecord } from '#test/support/builders.ts';
import { plain } from '#test/support/dossier-sheets.ts';
import { keyFor } from '#test/support/keys.ts';
import { hashKey, knownHashes } from '#test/support/known-hashes.ts';
import { memoryJsonFiles, memorySentences, sentences } from '#test/support/memory-sentences.ts';

const me = { id: 'an-expert' };
const part: PartRecord = {
  ...{ order_id: orderId, service: keyFor.numbers, state: 'taken', due_at: now.toISOString() },
  expert: { id: me.id, name: 'Pascal' },
  read_by: me.id,
};
const paragraph = (text: string, more = {}): Block => ({ kind: 'paragraph', runs: [text], ...more });
const section = (id: string, ...blocks: Block[]): Section => ({
  ...{ id, kind: 'chapter', title: `Le ${id},`, second: '' },
  blocks,
});
const draftOf = (...sections: Section[]): Draft => ({
  outline: {
    ...{ revision: 1, order: sections.map(({ id }) => id) },
    removed: ['lettre', 'chemin', 'cycles', 'calculs', 'questions'].map((id) => ({ id, reason: 'Pas ici' })),
  },
  sections: sections.map((one) => ({ id: one.id, revision: 1, at: now.toISOString(), section: one })),
});

const otherId = 'a1b2c3d4-0000-4000-8000-000000000002';
const elsewhere = paidOrderRecord({
  id: otherId,
  user_id: 'somebody',
  customer_info: customerInfo({ firstName: 'Jean-Baptiste', lastName: 'Angelo', birthDate: '1985-03-12' }),
});

const check = (draft: Draft, more: Partial<FindingsDependencies> = {}, of = part) =>
  findingsOf(me, of, {
    orders: {
      find: async (id) => paidOrderRecord({ id }),
      findAll: async (ids) => [elsewhere].filter(({ id }) => ids.includes(id)),
    },
    births: { findAll: async () => new Map() },
    profiles: { find: async () => profileRecord() },
    drafts: { read: async () => draft },
    passages: { list: async () => ({ passages: [], next: undefined }) },
    accesses: { openedBy: async () => [orderId, otherId] },
    sentences: memorySentences(),
    jsonFiles: memoryJsonFiles(),
    sentenceKey: async () => hashKey,
    draw: drawnOf,
    now,
    ...more,
  });
const texts = async (...given: Parameters<typeof check>) =>
  (await check(...given)).map(({ text }) => plain(text));
/** Enough words for the ten pages that are promised. */
const long = sentences(100, 'nombre');

describe('the checks of a draft', () => {
  it('find nothing in a whole report', async () => {
    expect(await texts(draftOf(section('nombres', paragraph(`Camille. ${long.join(' ')}`))))).toEqual([]);
  });

  it('hold it against the dossier of its own birth, by the conventions of the draft', async () => {
    const value: Block = { kind: 'paragraph', runs: [{ value: 'positions/Lune/Signe', text: 'Taureau' }] };
    expect(await texts(draftOf(section('nombres', paragraph(`Camille. ${long.join(' ')}`), value)))).toEqual([
      'Valeur étrangère à ce dossier : Lune, Signe, dans Le nombres',
    ]);
  });

  it('ask about a typed sentence that another house system would say, by what was chosen for the part', async () => {
    const service = keyFor.western;
    const western = { ...part, service } as const;
    const draft = draftOf(
      section('ciel', paragraph(`Camille. Votre Lune est en maison II. ${long.join(' ')}`)),
    );
    const born = { birthDate: '1991-04-17', birthTime: '06:42', birthPlace: 'Nantes', birth: birth() };
    const births = { findAll: async () => new Map([[orderId, { ...born, opened_at: now.toISOString() }]]) };
    const found = async (of: PartRecord) =>
      (await check(draft, { births }, of))
        .filter(({ kind }) => kind === 'chart')
        .map(({ text }) => plain(text));
    expect(await found(western)).toEqual(['Contraire au thème : Lune, Maison II au lieu de I, dans Le ciel']);
    const conventions = { revision: 1, chosen: { houses: 'WholeSign' } } as const;
    expect(await found({ ...western, conventions })).toEqual([]);
  });

  it('find a customer whom this expert read in the last year, and ask for no more', async () => {
    const draft = draftOf(
      section('nombres', paragraph(`Camille et Jean-Baptiste Angelo. ${long.join(' ')}`)),
    );
    const asked: unknown[] = [];
    const accesses = {
      openedBy: async (...given: unknown[]) => {
        asked.push(...given);
        return [otherId];
      },
    };
    expect(await texts(draft, { accesses })).toEqual(['Nom d’une autre consultation : Jean-Baptiste Angelo']);
    expect(asked).toEqual([me.id, new Date('2025-11-23T17:42:00.000Z')]);
  });

  it('find nobody who was erased since the check before', async () => {
    const draft = draftOf(section('nombres', paragraph(`Camille et Anne-Lise Moreau. ${long.join(' ')}`)));
    const person = { firstName: 'Anne-Lise', lastName: 'Moreau', agreedAt: now.toISOString() };
    const birthData = { birthDate: '1985-03-12', birthTime: '', birthPlace: 'Nantes' };
    const born = new Map([[otherId, { ...birthData, person, opened_at: now.toISOString() }]]);
    const deps = { births: { findAll: async () => born } };
    expect(await texts(draft, deps)).toEqual(['Nom d’une autre consultation : Anne-Lise Moreau']);
    born.clear();
    expect(await texts(draft, deps)).toEqual([]);
  });

  it('name an untouched passage by the title of the expert’s own', async () => {
    const draft = draftOf(section('nombres', paragraph(`Camille. ${long.join(' ')}`, { passage: 'sept' })));
    const passage = {
      ...{ id: 'sept', title: 'Chemin de vie 7', service: keyFor.numbers, placements: [] },
      ...{ blocks: [paragraph('Court.')], at: now.toISOString() },
    };
    const passages = { list: async () => ({ passages: [passage], next: undefined }) };
    expect(await texts(draft, { passages })).toEqual(['Passage à reprendre : Chemin de vie 7']);
  });

  it('read agreements as the customer is addressed, and as nobody for another person', async () => {
    const words = `{prénom}, vous êtes [né|née]. ${long.join(' ')}`;
    const draft = draftOf(section('nombres', paragraph(words)));
    const madame = { profiles: { find: async () => profileRecord({ salutation: 'madame' }) } };
    const left = [
      '[né|née] : aucune forme d’adresse n’a été choisie. Ajoutez une troisième forme, par exemple [né|née|né·e]. Dans Le nombres.',
    ];
    expect(await texts(draft, madame)).toEqual([]);
    expect(await texts(draft)).toEqual(left);
    const person = { firstName: 'Camille', lastName: 'Moreau', agreedAt: now.toISOString() };
    const birthData = { birthDate: '1991-04-17', birthTime: '', birthPlace: 'Nantes' };
    const born = new Map([[orderId, { ...birthData, person, opened_at: now.toISOString() }]]);
    expect(await texts(draft, { ...madame, births: { findAll: async () => born } })).toEqual(left);
  });

  it('know the sentences of a passage in each of its forms', async () => {
    const sentence = (form: string) =>
      `Vous êtes ${form} sous une Lune lente qui goûte, qui pèse, et qui garde tout.`;
    const draft = draftOf(section('nombres', paragraph(`Camille. ${sentence('née')} ${long.join(' ')}`)));
    const passage = {
      ...{ id: 'lune', title: 'Lune', service: keyFor.numbers, placements: [] },
      ...{ blocks: [paragraph(sentence('[né|née]'))], at: now.toISOString() },
    };
    const passages = { list: async () => ({ passages: [passage], next: undefined }) };
    expect(await texts(draft, { passages })).toEqual(['De vos passages : 1 phrase sur 101']);
  });

  it('say which sentences were delivered before, unless in this part', async () => {
    const draft = draftOf(section('nombres', paragraph(`Camille. ${long.join(' ')}`)));
    const stored = memorySentences();
    await stored.add(knownHashes(long.slice(0, 30).join(' ')));
    expect((await texts(draft, { sentences: stored }))[0]).toBe(
      'Déjà écrit ailleurs : 30 phrases sur 100, 30 %',
    );
    const beside = memoryJsonFiles();
    await beside.write(`reports/${orderId}/${keyFor.numbers}/sentences.json`, [...stored.kept]);
    expect(await texts(draft, { sentences: stored, jsonFiles: beside })).toEqual([]);
  });

  it('read a bounded number of hashes, however long the report', async () => {
    const stored = memorySentences();
    await check(draftOf(section('nombres', ...sentences(3000, 'nombre').map((text) => paragraph(text)))), {
      sentences: stored,
    });
    expect(stored.asked).toEqual([mostSentences]);
  });

  it('work for an order whose birth has no instant', async () => {
    const draft = draftOf(section('nombres', paragraph(`Camille. ${long.join(' ')}`)));
    expect(await texts(draft, { draw: () => undefined })).toEqual([]);
  });

  it.each([
    ['nobody', undefined],
    ['a colleague', 'another'],
  ])('confirm no guess about a birth that %s has opened', async (_who, read_by) => {
    const value: Block = { kind: 'paragraph', runs: [{ value: 'nombres/Chemin de vie/Valeur', text: '5' }] };
    const reading = check(draftOf(section('nombres', value)), {}, { ...part, read_by });
    await expect(reading).rejects.toMatchObject({ code: 'forbidden', message: birthUnread });
  });

  it('do not exist for an order that is gone', async () => {
    const orders = { find: async () => undefined, findAll: async () => [] };
    await expect(check(draftOf(), { orders })).rejects.toMatchObject({ code: 'not_found' });
  });
});
