import type { Draft } from '#domain/report/draft.ts';
import { outlineKey, sectionKey } from '#domain/report/draft-text.ts';
import type { Happening } from './saving.ts';

/** What the server has instead of a text that it did not take. */
export const changeOf = (key: string, { outline, sections }: Draft): Happening => {
  const { revision, ...rest } = outline;
  if (key === outlineKey)
    return { kind: 'differs', key, other: { text: { kind: 'outline', outline: rest }, revision, at: '' } };
  const saved = sections.find(({ section }) => sectionKey(section.id) === key);
  return {
    kind: 'differs',
    key,
    other: saved
      ? { text: { kind: 'section', section: saved.section }, revision: saved.revision, at: saved.at }
      : { text: undefined, revision: 0, at: '' },
  };
};
