import { expect, test } from 'vitest';
import { isIndexable, pages } from '#web/app/router.tsx';
import { siteMapTexts } from '#web/texts/site-map.ts';

const listed = siteMapTexts.groups.flatMap((group) => group.pages.map(({ to }): string => to));

test('the site map names every page that search engines are told of, and no page that does not exist', () => {
  const known = pages.map(({ path }) => path);
  expect(pages.filter(isIndexable).filter(({ path }) => !listed.includes(path))).toEqual([]);
  expect(listed.filter((path) => !known.includes(path))).toEqual([]);
});
