import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { keyFor } from '#test/support/keys.ts';
import NotFound from '#web/pages/404/browser.tsx';
import { ContactInfo } from '#web/pages/contact/browser.tsx';
import { Footer } from '#web/shell/footer.tsx';
import { Header } from '#web/shell/header.tsx';

const html = (element: ReactElement, at = '/') =>
  renderToStaticMarkup(<StaticRouter location={at}>{element}</StaticRouter>);
const nav = (markup: string) => /<nav.*?<\/nav>/s.exec(markup)?.[0] ?? '';
/** Address and label of each link without drawings. */
const links = (markup: string) =>
  [...markup.matchAll(/<a[^>]*href="([^"]*)"[^>]*>([^<]+)<\/a>/g)].map(([, to, label]) => [to, label]);

it('the header leads to the six places of the specification, in its order (§2)', () => {
  expect(links(nav(html(<Header />)))).toEqual([
    ['/', 'Accueil'],
    ['/services', 'Nos services'],
    ['/a-propos', 'À propos'],
    ['/experts', 'Experts'],
    ['/faq', 'FAQ'],
    ['/compte', 'Mon compte'],
  ]);
});

it('in the checkout the header leads home and to help only', () => {
  const markup = html(<Header />, '/checkout');
  expect([...markup.matchAll(/ href="(\/[^"#]*)"/g)].map(([, to]) => to)).toEqual(['/', '/contact']);
  expect(nav(markup)).toBe('');
});

it('the drawer of a phone also leads to the guidance and to the checkout', () => {
  const [, drawer = ''] = html(<Header />).split('<dialog');
  expect(links(nav(drawer)).slice(-2)).toEqual([
    ['/guidance', 'Guidance du jour'],
    ['/checkout', 'Commander'],
  ]);
});

it('the footer leads to each service and to every page of company, support and law (§2)', () => {
  expect(links(html(<Footer />)).map(([to]) => to)).toEqual([
    ...[keyFor.western, keyFor.chinese, keyFor.numbers, keyFor.design, keyFor.pack].map(
      (anchor) => `/services#${anchor}`,
    ),
    ...['/guidance', '/mon-ciel'],
    ...['/a-propos', '/experts', '/plan-du-site'],
    ...['/faq', '/contact', '/compte', '/retractation'],
    ...['/cgv', '/cgu', '/mentions-legales', '/confidentialite', '/compte/mes-donnees', '/cookies#vos-choix'],
  ]);
});

it('the 404 page leads home, back, and to services, experts, questions and contact (§2)', () => {
  const markup = html(<NotFound />, '/nulle-part');
  expect(markup).toContain('Page introuvable');
  expect(markup).toMatch(/<button[^>]*>Page précédente/);
  expect(links(markup).map(([to]) => to)).toEqual(['/', '/services', '/experts', '/faq', '/contact']);
});

it('the contact page says how to reach the shop, and leads to questions and experts (§2, §9)', () => {
  const markup = html(<ContactInfo />, '/contact');
  const words = markup.replace(/<[^>]*>/g, ' ').replace(/[\s\u00a0\u202f]+/g, ' ');
  expect(words).toContain('Réponse sous 24 h');
  expect(words).toContain('du lundi au vendredi de 9 h à 18 h, samedi et dimanche de 10 h à 16 h');
  expect(links(markup).map(([to]) => to)).toEqual([
    expect.stringMatching(/^mailto:/),
    expect.stringMatching(/^tel:\+/),
    '/faq',
    '/experts',
  ]);
});
