import { expect, test } from 'vitest';
import { paths } from '#web/platform/paths.ts';
import { allFacts } from '#web/shell/all-facts.ts';
import { pageAt, pages } from '#web/shell/router.tsx';

const facts = Object.values(allFacts);

test('every linked address is a page', () => {
  expect(Object.values(paths).filter((path) => pageAt(path).path !== path)).toEqual([]);
});

test('an unknown address gets the 404 page, and a slash at the end changes nothing', () => {
  expect(pageAt('/nulle-part').path).toBe('/404');
  expect(pageAt('/faq/').path).toBe('/faq');
  expect(pages.filter(({ kind }) => kind === 'missing')).toHaveLength(1);
});

test('each page has a title of its own', () => {
  const titles = facts.map(({ title }) => title);
  expect(titles).toEqual([...new Set(titles)]);
});

test('the site map has an entry of its own for each of its pages', () => {
  const places = facts.flatMap(({ siteMap }) => (siteMap ? [`${siteMap.group} ${siteMap.place}`] : []));
  expect(places.length).toBeGreaterThan(15);
  expect(places).toEqual([...new Set(places)]);
});
