import { inAllForms } from '#domain/report/addressed.ts';
import { knownSentences } from '#domain/report/checks/sentences.ts';
import { ownTexts } from '#domain/report/checks/words.ts';
import type { Passage } from '#domain/report/passage.ts';
import { marksOf, type Place, type Sameness, samenessOf } from '#domain/report/sameness.ts';
import type { JsonFiles } from '#lambdas/gateways/json-files.ts';
import { keyedDigestOf } from '#lambdas/platform/tokens.ts';
import type { PartKey } from '#lambdas/storage/parts.ts';
import type { PassagesStore } from '#lambdas/storage/passages.ts';
import type { SentencesStore } from '#lambdas/storage/sentences.ts';

/** The same sentences, known by the hash of their mark. */
export const hashed = (places: readonly Place[], key: string): Place[] =>
  places.map(({ section, sentences }) => ({
    section,
    sentences: sentences.map(({ text, mark }) => ({ text, mark: keyedDigestOf(key, mark) })),
  }));

/** All passages of an expert. */
export const passagesOf = async (
  expert: string | undefined,
  store: Pick<PassagesStore, 'list'>,
): Promise<Passage[]> => {
  if (expert === undefined) return [];
  const all: Passage[] = [];
  let after: string | undefined;
  do {
    const { passages, next } = await store.list(expert, after);
    all.push(...passages);
    after = next;
  } while (after !== undefined);
  return all;
};

const isText = (one: unknown): one is string => typeof one === 'string';

/** The hashes of all delivered versions of a part lie beside them, and are erased with them. */
export const marksKey = ({ order_id, service }: PartKey): string =>
  `reports/${order_id}/${service}/sentences.json`;

export const ownMarks = async (part: PartKey, files: Pick<JsonFiles, 'read'>): Promise<string[]> => {
  const stored = await files.read(marksKey(part));
  return Array.isArray(stored) ? stored.filter(isText) : [];
};

type Writer = {
  /** Of the expert. */
  readonly passages: readonly Pick<Passage, 'blocks'>[];
  /** Hashes of this part's own earlier versions. */
  readonly own: readonly string[];
  /** Of the hashes. */
  readonly key: string;
};

/** How much of a report stands in earlier ones; `places` are hashed. */
export const sameIn = async (
  places: readonly Place[],
  { passages, own, key }: Writer,
  sentences: Pick<SentencesStore, 'known'>,
): Promise<Sameness> => {
  const kept = passages
    .flatMap(ownTexts)
    .flatMap(inAllForms)
    .flatMap((text) => knownSentences(text))
    .map(({ mark }) => keyedDigestOf(key, mark));
  const earlier = await sentences.known(marksOf(places));
  return samenessOf(places, { earlier, passages: new Set(kept), own: new Set(own) });
};
