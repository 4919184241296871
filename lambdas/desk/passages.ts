import { withoutOrigins } from '#domain/report/origins.ts';
import { maxPassages, type NewPassage, type Passage } from '#domain/report/passage.ts';
import { savePassage as route } from '#domain/wire/desk.ts';
import { ShopError } from '#domain/wire/errors.ts';
import type { Member } from '#lambdas/staff/staff.ts';
import type { PassagesStore } from '#lambdas/storage/passages.ts';

type Path = Readonly<Record<string, string | undefined>>;

const assertExpert = ({ discipline }: Member): void => {
  if (!discipline) throw new ShopError('forbidden');
};

const idOf = ({ passage }: Path): string => {
  const id = route.passage.safeParse(passage);
  if (!id.success) throw new ShopError('not_found');
  return id.data;
};

/** The expert's own passages; `after` continues a list that was too long for one answer. */
export const listPassages = async (
  me: Member,
  after: string | undefined,
  { passages }: { readonly passages: Pick<PassagesStore, 'list'> },
) => {
  assertExpert(me);
  return passages.list(me.id, after === undefined ? undefined : idOf({ passage: after }));
};

export type SavePassageDependencies = {
  readonly passages: Pick<PassagesStore, 'replace' | 'count' | 'add'>;
  readonly now: Date;
};

/** Keeps a passage, in place of the one with the same id. Throws `passages_full` for a new one too many. */
export const savePassage = async (
  me: Member,
  path: Path,
  text: NewPassage,
  { passages, now }: SavePassageDependencies,
): Promise<Passage> => {
  assertExpert(me);
  const blocks = withoutOrigins(text.blocks);
  const passage = { ...text, blocks, id: idOf(path), at: now.toISOString() };
  if (await passages.replace(me.id, passage)) return passage;
  if ((await passages.count(me.id)) >= maxPassages) throw new ShopError('passages_full');
  await passages.add(me.id, passage);
  return passage;
};

export const removePassage = async (
  me: Member,
  path: Path,
  { passages }: { readonly passages: Pick<PassagesStore, 'remove'> },
): Promise<Record<string, never>> => {
  assertExpert(me);
  await passages.remove(me.id, idOf(path));
  return {};
};
