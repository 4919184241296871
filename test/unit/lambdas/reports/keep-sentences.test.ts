import { describe, expect, it } from 'vitest';
import { deskRules } from '#content/rules.ts';
import { digestOf, keyedDigestOf } from '#lambdas/platform/tokens.ts';
import { type KeepDependencies, keepSentences } from '#lambdas/reports/keep-sentences.ts';
import type { IssueRecord } from '#lambdas/storage/issues.ts';
import type { PartRecord } from '#lambdas/storage/order-record.ts';
import { now, orderId, paidOrderRecord } from '#test/support/builders.ts';
import { keyFor } from '#test/support/keys.ts';
import { hashKey } from '#test/support/known-hashes.ts';
import { memoryJsonFiles, memorySentences, sentences } from '#test/support/memory-sentences.ts';

const upload = '7d9f3c52-3333-4333-8333-333333333333';
const keyOf = (id = upload, order = orderId) => `reports/${order}/${keyFor.numbers}/${id}.pdf`;
const part = (key = keyOf(), order_id = orderId): PartRecord => ({
  order_id,
  service: keyFor.numbers,
  state: 'delivered',
  due_at: now.toISOString(),
  expert: { id: 'an-expert', name: 'Pascal' },
  report: { key, version: 1, pages: 12, bytes: 4000, delivered_at: now.toISOString() },
});

/** A shop whose PDFs hold these texts. */
const shopOf = (texts: Readonly<Record<string, string>>, parts: readonly PartRecord[]) => {
  const opened: IssueRecord[] = [];
  const [stored, beside] = [memorySentences(), memoryJsonFiles()];
  const deps: KeepDependencies = {
    orders: { find: async (id) => paidOrderRecord({ id }) },
    births: { findRecent: async () => undefined },
    parts: { find: async ({ order_id }) => parts.find((one) => one.order_id === order_id) },
    passages: { list: async () => ({ passages: [], next: undefined }) },
    sentences: stored,
    issues: { open: async (issue) => void opened.push(issue) },
    files: { read: async ({ key }) => Buffer.from(key) },
    jsonFiles: beside,
    sentenceKey: async () => hashKey,
    readPdf: async (bytes) => ({
      pages: 12,
      texts: [texts[Buffer.from(bytes).toString()] ?? ''],
      tagged: true,
    }),
    now,
  };
  const keep = (key: string, more: Partial<KeepDependencies> = {}) =>
    keepSentences({ key, version: '1' }, { ...deps, ...more });
  return { keep, opened, stored, beside };
};

const other = 'a1b2c3d4-0000-4000-8000-000000000002';
const text = sentences(40, 'carte').join(' ');

describe('a delivered report', () => {
  it('leaves the hashes of its sentences, and nothing of its order, person or words', async () => {
    const shop = shopOf(
      { [keyOf()]: `${text}\nCamille, votre chemin vous mène toujours vers le même rivage calme.` },
      [part()],
    );
    await shop.keep(keyOf());
    expect(shop.stored.kept.size).toBe(41);
    for (const hash of shop.stored.kept) expect(hash).toMatch(/^[\w-]{22}$/);
    const mark = 'votre chemin vous mene toujours vers le meme';
    expect(shop.stored.kept).toContain(keyedDigestOf(hashKey, mark));
    // A hash that anybody can compute would let them try sentences.
    expect(shop.stored.kept).not.toContain(digestOf(mark));
    expect(shop.stored.kept).not.toContain(keyedDigestOf('another key', mark));
    expect(shop.opened).toEqual([]);
  });

  it('of which too much was delivered before is shown to administrators, once', async () => {
    const copied = [...sentences(15, 'carte'), ...sentences(85, 'autre')].join(' ');
    const shop = shopOf({ [keyOf()]: text, [keyOf(upload, other)]: copied }, [
      part(),
      part(keyOf(upload, other), other),
    ]);
    await shop.keep(keyOf());
    await shop.keep(keyOf(upload, other));
    const issue = { kind: 'same', order_id: other, service: keyFor.numbers, note: '15' };
    expect(shop.opened).toMatchObject([{ ...issue, id: `${other} ${keyFor.numbers}` }]);
    await shop.keep(keyOf(upload, other));
    expect(shop.opened).toHaveLength(1);
  });

  it('with a share up to the merchant’s limit is shown to nobody', async () => {
    const copied = [
      ...sentences(deskRules.mostSame, 'carte'),
      ...sentences(100 - deskRules.mostSame, 'autre'),
    ];
    const shop = shopOf({ [keyOf()]: text, [keyOf(upload, other)]: copied.join(' ') }, [
      part(),
      part(keyOf(upload, other), other),
    ]);
    await shop.keep(keyOf());
    await shop.keep(keyOf(upload, other));
    expect(shop.opened).toEqual([]);
  });

  it('is not a copy of its own earlier version', async () => {
    const second = keyOf('7d9f3c52-4444-4444-8444-444444444444');
    const parts = [part()];
    const shop = shopOf({ [keyOf()]: text, [second]: text }, parts);
    await shop.keep(keyOf());
    parts[0] = part(second);
    await shop.keep(second);
    expect(shop.opened).toEqual([]);
    expect(shop.beside.files.get(`reports/${orderId}/${keyFor.numbers}/sentences.json`)).toHaveLength(40);
  });

  it('may repeat the passages of its expert', async () => {
    const shop = shopOf({ [keyOf()]: text, [keyOf(upload, other)]: text }, [
      part(),
      part(keyOf(upload, other), other),
    ]);
    await shop.keep(keyOf());
    const passage = {
      ...{
        id: 'carte',
        title: 'Carte',
        service: keyFor.numbers,
        placements: [],
        at: now.toISOString(),
      },
      blocks: [{ kind: 'paragraph' as const, runs: [text] }],
    };
    // The passages come in pages.
    const list = async (_: string, after?: string) =>
      after === undefined ? { passages: [], next: 'a' } : { passages: [passage], next: undefined };
    await shop.keep(keyOf(upload, other), { passages: { list } });
    expect(shop.opened).toEqual([]);
  });

  it('from the desk is read from the text beside its PDF', async () => {
    const shop = shopOf({}, [part()]);
    const broken = { version: 1, document: { version: 2 } };
    shop.beside.files.set(keyOf().replace('.pdf', '.json'), broken);
    await expect(shop.keep(keyOf())).rejects.toThrow();
    expect(shop.stored.kept.size).toBe(0);
  });
});

describe('no report', () => {
  it.each([
    ['a copied file whose delivery was not written', keyOf('7d9f3c52-4444-4444-8444-444444444444')],
    ['its print edition', `reports/${orderId}/${keyFor.numbers}/${upload}.print.pdf`],
    ['a file of another kind', `reports/${orderId}/tarot/${upload}.pdf`],
    ['an upload', `uploads/${orderId}/${keyFor.numbers}/${upload}.pdf`],
  ])('is %s: nothing is kept', async (_, key) => {
    const shop = shopOf({ [key]: text }, [part()]);
    await shop.keep(key);
    expect(shop.stored.kept.size).toBe(0);
  });
});

it('a fault between the steps loses nothing: the next try does the rest', async () => {
  const shop = shopOf({ [keyOf()]: text }, [part()]);
  const fail = async () => {
    throw new Error('no network');
  };
  await expect(shop.keep(keyOf(), { sentences: { ...shop.stored, add: fail } })).rejects.toThrow(
    'no network',
  );
  await shop.keep(keyOf());
  expect(shop.stored.kept.size).toBe(40);
});
