import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, test } from 'vitest';
import type { Discipline } from '#domain/catalogue.ts';
import type { Conventions } from '#domain/dossier/conventions.ts';
import type { CustomerInfo } from '#domain/profile.ts';
import { birth, customerInfo } from '#test/support/builders.ts';
import { keyFor } from '#test/support/keys.ts';
import { DossierPanel } from '#web/features/dossier/dossier-panel.tsx';
import { DossierView } from '#web/features/dossier/dossier-view.tsx';
import { ToastProvider } from '#web/ui/toast.tsx';

const html = (element: ReactElement) => renderToStaticMarkup(element).replaceAll(/[\u00a0\u202f]/g, ' ');
const propsOf = (service: Discipline, person: CustomerInfo, conventions: Conventions = {}) => ({
  ...{ service, person, conventions, head: ['Commande'], first: '2026-11-24' },
  onChoose: () => undefined,
});
const view = (
  service: Discipline,
  person = customerInfo({ birth: birth() }),
  conventions: Conventions = {},
) =>
  html(
    <ToastProvider>
      <DossierView {...propsOf(service, person, conventions)} />
    </ToastProvider>,
  );
const unknown = customerInfo({
  birthTime: '',
  birth: { ...birth(), precision: 'unknown', utc: null, offsetSeconds: null, offsetBy: undefined },
});

describe('the dossier', () => {
  it.each([
    [keyFor.western, 'Thème natal.', ['Positions', 'Aspects', 'Maisons', 'Équilibre']],
    [keyFor.chinese, 'Cycle des cinq éléments.', ['Les quatre piliers', 'Les cinq éléments']],
    [keyFor.design, 'Schéma corporel.', ['En bref', 'Design', 'Personnalité']],
    [keyFor.numbers, 'Lettres du nom', ['Les nombres', 'Cycles de vie', 'Grille d’inclusion']],
  ] as const)('of %s names its drawing and says the same in tables', (service, drawing, titles) => {
    const markup = view(service);
    expect(markup.includes(`role="img" aria-label="${drawing}`)).toBe(true);
    for (const title of titles) expect(markup.includes(`>${title}</h3>`), title).toBe(true);
    expect(markup.includes('<b>Certain</b>')).toBe(true);
    expect(markup).toContain('Copier en texte');
    expect(markup).toContain('Imprimer');
  });

  it('says a sign of the table in words', () => {
    expect(view(keyFor.western)).toMatch(/aria-hidden="true"[^>]*>R<\/small><span class="sr"> rétrograde/);
  });

  it('offers no convention that would change nothing', () => {
    expect(view(keyFor.western)).toContain('aria-label="Maisons"');
    expect(view(keyFor.western, unknown)).not.toContain('aria-label="Maisons"');
    expect(view(keyFor.chinese, unknown)).not.toContain('Soleil vrai');
    expect(view(keyFor.design)).not.toContain('Vos choix valent');
  });

  it('is read in the conventions that were chosen for this part', () => {
    const chosen = view(keyFor.western, undefined, { houses: 'WholeSign' });
    expect(chosen).toContain('Maisons : Signes entiers.');
    expect(chosen).toContain('Vos choix valent pour toute la consultation');
    expect(chosen).toMatch(/aria-(?:pressed|checked)="true"[^>]*>Signes entiers/);
  });

  it('draws nothing by chance where the order says no instant or no date', () => {
    const unread = view(keyFor.design, customerInfo());
    expect(unread).toContain('Rien n’est tracé au hasard');
    expect(unread).not.toContain('<svg');
    expect(view(keyFor.numbers, customerInfo({ birthDate: '' }))).toContain('ne porte pas de date');
    expect(view(keyFor.numbers, customerInfo())).toContain('Chemin de vie');
  });
});

test('the panel shows the birth and that the chart is being computed before the engine has come', () => {
  const markup = html(<DossierPanel {...propsOf(keyFor.design, customerInfo({ birth: birth() }))} />);
  expect(markup).toContain('17 avril 1991');
  expect(markup).toContain('soit 2 h 42 UTC');
  expect(markup).toMatch(/role="status">Calcul du thème…/);
});
