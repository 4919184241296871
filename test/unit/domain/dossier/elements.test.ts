import { describe, expect, it, test } from 'vitest';
import { catalogue, disciplines } from '#domain/catalogue.ts';
import { charts } from '#domain/chart-kinds.ts';
import { elementsOf } from '#domain/dossier/elements.ts';
import { chartElements } from '#domain/texts/chart-elements.ts';
import { birth, customerInfo } from '#test/support/builders.ts';
import { plain } from '#test/support/dossier-sheets.ts';
import { keyFor } from '#test/support/keys.ts';
import { dossierOf, reader } from '#test/support/written-report.ts';

const unknown = customerInfo({
  birthTime: '',
  birth: { ...birth(), precision: 'unknown', utc: null, offsetSeconds: null, offsetBy: undefined },
});
const valuesOf = (service: (typeof disciplines)[number], person = reader) =>
  elementsOf(service, dossierOf(service, person).sheet).map(({ name, value }) => `${name} : ${plain(value)}`);

describe('the elements of a chart', () => {
  it.each(disciplines)('of %s are all found where the minute is known', (service) => {
    const { chart } = catalogue[service];
    expect(valuesOf(service)).toHaveLength(chart ? chartElements[chart].length : 0);
  });

  test('have their values from the dossier', () => {
    expect(valuesOf(keyFor.western)).toContain('Le Soleil : Bélier, exaltation, 26°36′, maison XII');
    expect(valuesOf(keyFor.chinese)).toContain('Le pilier du jour : Ding Si');
    expect(valuesOf(keyFor.numbers)).toContain('Le chemin de vie : 5');
    expect(valuesOf(keyFor.design)).toContain('Le profil : 1/3');
  });

  test('that need the hour are left out without one', () => {
    const names = (service: (typeof disciplines)[number]) =>
      elementsOf(service, dossierOf(service, unknown).sheet).map(({ name }) => name);
    expect(names(keyFor.western)).toEqual(['Le Soleil', 'La Lune', 'La phase de la Lune']);
    expect(names(keyFor.chinese)).not.toContain('Le pilier de l’heure');
    expect(names(keyFor.design)).not.toContain('Le profil');
    expect(names(keyFor.numbers)).toHaveLength(6);
  });

  test('are none of a service without a chart', () => {
    expect(elementsOf(keyFor.pack, dossierOf(keyFor.numbers).sheet)).toEqual([]);
  });

  test('say what they are, not what they mean', () => {
    const said = charts.flatMap((chart) => chartElements[chart].map(({ what }) => what)).join(' ');
    expect(said).not.toMatch(/\b(vous êtes|vous aimez|votre (caractère|destin|avenir)|chance|amour)\b/i);
  });
});
