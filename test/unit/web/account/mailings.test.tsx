/** «Ce que nous vous écrivons»: the sorts, and the words for each choice. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { mailings } from '#domain/mailings.ts';
import { GuidanceChoiceView } from '#web/pages/compte/courriers/guidance-choice.tsx';
import { Mailings } from '#web/pages/compte/courriers/mailings.tsx';
import { type mailingsTexts, sorts } from '#web/pages/compte/courriers/texts.ts';

const plain = (text: string) =>
  text
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ');
const titles = (markup: string) => [...markup.matchAll(/<h2[^>]*>([^<]+)</g)].map(([, title]) => title);

describe('the page', () => {
  it('says of each sort what it is, why and since when it is written, and whether it can be ended', () => {
    const markup = renderToStaticMarkup(<Mailings only={undefined} opened="2026-03-03T09:00:00Z" />);
    expect(titles(markup)).toEqual(mailings.map((mailing) => sorts[mailing].title));
    for (const { what, why, stop } of Object.values(sorts))
      for (const said of [what, why, stop]) expect(plain(markup)).toContain(plain(said));
    expect(plain(markup)).toContain('le mardi 3 mars 2026.');
  });

  it.each(mailings)('from the foot of a mail shows «%s» alone, and leads to the others', (mailing) => {
    const markup = renderToStaticMarkup(<Mailings only={mailing} />);
    expect(titles(markup)).toEqual([sorts[mailing].title]);
    expect(markup).toContain('href="/compte/courriers"');
  });
});

describe('the choice of an address', () => {
  const view = (choice: Parameters<typeof mailingsTexts.stateOf>[0]) =>
    renderToStaticMarkup(<GuidanceChoiceView choice={choice} save={async () => choice} onSaved={() => {}} />);

  it('that never asked has no switch, and leads to the guidance', () => {
    expect(view({})).not.toContain('role="switch"');
    expect(plain(view({}))).toContain('n’a jamais demandé la guidance');
    expect(view({})).toContain('href="/guidance"');
  });

  it('that asked has its date and a switch that is on', () => {
    const markup = view({ asked_at: '2026-11-21T08:00:00Z' });
    expect(markup).toMatch(/role="switch"[^>]*aria-checked="true"/);
    expect(plain(markup)).toContain('Votre dernier accord date du samedi 21 novembre 2026');
  });

  it.each([
    ['account', 'dans votre compte'],
    ['link', 'par le lien d’un message'],
    ['not-me', 'par « ce n’est pas moi »'],
    ['bounce', 'parce que votre boîte a refusé un message'],
    ['complaint', 'parce qu’un message a été signalé comme indésirable'],
  ] as const)('that stopped it (%s) says when and how', (stopped_by, how) => {
    const said = plain(view({ stopped_at: '2026-11-22T08:00:00Z', stopped_by }));
    expect(said).toMatch(new RegExp(`Arrêtée le dimanche 22 novembre 2026 .*, ${how}\\.`));
    expect(said).not.toContain('accord');
    expect(view({ stopped_at: '2026-11-22T08:00:00Z' })).toContain('aria-checked="false"');
  });

  it('that allowed it again says so until the next request', () => {
    const asked_at = '2026-11-21T08:00:00Z';
    const said = (resumed_at: string) => plain(view({ asked_at, resumed_at }));
    expect(said('2026-11-23T08:00:00Z')).toContain('Permise de nouveau le lundi 23 novembre 2026');
    expect(said('2026-11-20T08:00:00Z')).not.toContain('Permise de nouveau');
  });
});
