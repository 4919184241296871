import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, test } from 'vitest';
import type { Discipline } from '#domain/catalogue.ts';
import type { CustomerInfo } from '#domain/profile.ts';
import { birth, customerInfo } from '#test/support/builders.ts';
import { keepConventions, readConventions } from '#web/features/dossier/conventions.ts';
import { DossierPanel } from '#web/features/dossier/dossier-panel.tsx';
import { DossierView } from '#web/features/dossier/dossier-view.tsx';
import { removeItem, writeItem } from '#web/platform/browser-storage.ts';
import { ToastProvider } from '#web/ui/toast.tsx';

const html = (element: ReactElement) => renderToStaticMarkup(element).replaceAll(/[\u00a0\u202f]/g, ' ');
const propsOf = (service: Discipline, person: CustomerInfo) => ({
  service,
  person,
  part: `order ${service}`,
  head: ['Commande'],
  year: 2026,
});
const view = (service: Discipline, person = customerInfo({ birth: birth() })) =>
  html(
    <ToastProvider>
      <DossierView {...propsOf(service, person)} />
    </ToastProvider>,
  );
const unknown = customerInfo({
  birthTime: '',
  birth: { ...birth(), precision: 'unknown', utc: null, offsetSeconds: null, offsetBy: undefined },
});

afterEach(() => removeItem('dossier'));

describe('the dossier', () => {
  it.each([
    ['astrologie-occidentale', 'Thème natal.', ['Positions', 'Aspects', 'Maisons', 'Équilibre']],
    ['astrologie-chinoise', 'Cycle des cinq éléments.', ['Les quatre piliers', 'Les cinq éléments']],
    ['human-design', 'Schéma corporel.', ['En bref', 'Design', 'Personnalité']],
    ['numerologie', 'Lettres du nom', ['Les nombres', 'Cycles de vie', 'Grille d’inclusion']],
  ] as const)('of %s names its drawing and says the same in tables', (service, drawing, titles) => {
    const markup = view(service);
    expect(markup.includes(`role="img" aria-label="${drawing}`)).toBe(true);
    for (const title of titles) expect(markup.includes(`>${title}</h3>`), title).toBe(true);
    expect(markup.includes('<b>Certain</b>')).toBe(true);
    expect(markup).toContain('Copier en texte');
    expect(markup).toContain('Imprimer');
  });

  it('says a sign of the table in words', () => {
    expect(view('astrologie-occidentale')).toMatch(
      /aria-hidden="true"[^>]*>R<\/small><span class="sr"> rétrograde/,
    );
  });

  it('offers no convention that would change nothing', () => {
    expect(view('astrologie-occidentale')).toContain('aria-label="Maisons"');
    expect(view('astrologie-occidentale', unknown)).not.toContain('aria-label="Maisons"');
    expect(view('astrologie-chinoise', unknown)).not.toContain('Soleil vrai');
    expect(view('human-design')).not.toContain('Vos choix sont gardés');
  });

  it('is read in the conventions that were chosen for this part', () => {
    keepConventions('order astrologie-occidentale', { houses: 'WholeSign' });
    expect(view('astrologie-occidentale')).toContain('Maisons : Signes entiers.');
    expect(view('astrologie-occidentale')).toMatch(/aria-(?:pressed|checked)="true"[^>]*>Signes entiers/);
  });

  it('draws nothing by chance where the order says no instant or no date', () => {
    const unread = view('human-design', customerInfo());
    expect(unread).toContain('Rien n’est tracé au hasard');
    expect(unread).not.toContain('<svg');
    expect(view('numerologie', customerInfo({ birthDate: '' }))).toContain('ne porte pas de date');
    expect(view('numerologie', customerInfo())).toContain('Chemin de vie');
  });
});

test('the panel shows the birth and that the chart is being computed before the engine has come', () => {
  const markup = html(<DossierPanel {...propsOf('human-design', customerInfo({ birth: birth() }))} />);
  expect(markup).toContain('17 avril 1991');
  expect(markup).toContain('soit 2 h 42 UTC');
  expect(markup).toMatch(/role="status">Calcul du thème…/);
});

describe('the conventions of a part', () => {
  it('are kept for that part alone', () => {
    keepConventions('a', { houses: 'Equal' });
    keepConventions('b', { change: '0' });
    keepConventions('a', { houses: 'WholeSign' });
    expect(readConventions('a')).toEqual({ houses: 'WholeSign' });
    expect(readConventions('b')).toEqual({ change: '0' });
    expect(readConventions('c')).toEqual({});
  });

  it('are forgotten for the oldest of more than fifty parts', () => {
    for (let part = 0; part < 51; part++) keepConventions(`part ${part}`, { change: '0' });
    expect(readConventions('part 0')).toEqual({});
    expect(readConventions('part 1')).toEqual({ change: '0' });
  });

  it.each(['{', '[["a",{"houses":"Koch"}]]', '{"a":1}'])(
    'are those of the shop when the store holds %s',
    (stored) => {
      writeItem('dossier', stored);
      expect(readConventions('a')).toEqual({});
    },
  );
});
