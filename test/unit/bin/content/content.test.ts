import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { editorForms } from '../../../../bin/content/editor.ts';
import { contentModules, formsFile } from '../../../../bin/content/make.ts';
import { rootFolder } from '../../../../bin/local/files.ts';

test('the modules that the shop reads are those of what the owner has written; `npm run content` makes them', () => {
  const { modules } = contentModules();
  const made = (file: string) => readFileSync(join(rootFolder, '.build/content', file), 'utf8');
  expect(Object.keys(modules).map((file) => [file, made(file)])).toEqual(Object.entries(modules));
});

test('the forms of the editor are those of the schemas; `npm run content` writes them', () => {
  expect(readFileSync(formsFile, 'utf8')).toBe(editorForms(contentModules().services));
});

const { theme } = contentModules().house;

describe('what the owner writes wrong is told in French with its file and field', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'content-'));
    for (const part of ['lib/services', 'lib/content'])
      cpSync(join(rootFolder, part), join(folder, part), { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  type Written = Record<string, unknown>;
  const fileOf = (key: string) => join(folder, 'lib/services', key, 'service.json');
  const changeFile = (file: string, changes: Written): void => {
    const written: Written = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...written, ...changes }));
  };
  const change = (key: string, changes: Written) => changeFile(fileOf(key), changes);

  it.each<[Written, string]>([
    [{ price: '35 €' }, 'price (prix TTC) : 35, et non « 35 € »'],
    [{ price: 'trente' }, 'price (prix TTC) : un nombre, et non « trente »'],
    [{ price: 9.999 }, 'price (prix TTC) : deux décimales au plus'],
    [{ price: 0 }, 'price (prix TTC) : plus de 0, et non 0'],
    [{ name: undefined }, 'name (nom) : il manque'],
    [{ advice: ' ' }, 'advice (conseil) : il est vide'],
    [{ writing: [48, 24] }, 'writing (heures de rédaction) : le premier nombre est le plus petit'],
    [{ contents: ['un', ''] }, 'contents[2] (ligne du contenu) : il est vide'],
    [{ accent: 'rose' }, 'accent (couleur) : indigo, cinnabar, verdigris, plum, gilt ; et non « rose »'],
    [{ colour: 'indigo' }, 'champ inconnu : colour'],
    [
      { coming: { from: '1er janvier', price: 12 } },
      'coming.from (à partir du) : un jour, écrit comme 2026-11-24',
    ],
    [{ coming: { from: '2027-01-01', price: '12 €' } }, 'coming.price (prix TTC) : 12, et non « 12 € »'],
  ])('%j', (changes, told) => {
    change('numerologie', changes);
    expect(() => contentModules(folder)).toThrow(`lib/services/numerologie/service.json : ${told}`);
  });

  const place = { name: 'Lausanne', latitude: 46.52, longitude: 6.63 };
  const francs = { code: 'CHF', sign: 'CHF', name: 'francs suisses', cents: 'centimes' };
  it.each<[string, Written, string]>([
    [
      'shop',
      { key: 'Quatre Sagesses' },
      'key (nom technique) : des minuscules sans accent, et des tirets entre elles',
    ],
    [
      'shop',
      { key: 'la-tres-grande-maison-des-lunes' },
      'key (nom technique) : au plus 30, et non « la-tres-grande-maison-des-lunes »',
    ],
    [
      'shop',
      { zone: 'Europe/Lausanne' },
      'zone (fuseau horaire) : un fuseau de l’IANA, écrit comme Europe/Paris',
    ],
    ['shop', { place: { ...place, latitude: 91 } }, 'place.latitude (latitude) : au plus 65, et non 91'],
    [
      'shop',
      { region: { name: 'Zurich', place: 'Zurich' } },
      'region.name (nom de la région) : une région, écrite comme eu-west-3',
    ],
    [
      'shop',
      { currency: { ...francs, code: 'Fr.' } },
      'currency.code (code de la monnaie) : une monnaie qui a des centimes, écrite comme EUR',
    ],
    [
      'shop',
      { currency: { ...francs, code: 'JPY' } },
      'currency.code (code de la monnaie) : une monnaie qui a des centimes, écrite comme EUR',
    ],
    [
      'company',
      { site: 'lesquatresagesses' },
      'site (adresse du site) : une adresse qui commence par https://',
    ],
    [
      'company',
      { seat: { holidays: ['20/12'] } },
      'seat.holidays[1] (jours fériés du siège seul) : un jour de l’année, écrit comme 12-20',
    ],
    [
      'rules',
      { popular: { service: 'tarot' } },
      'popular.service (consultation la plus choisie) : « tarot » n’existe pas',
    ],
    [
      'rules',
      { guidance: { author: 'Personne' } },
      'guidance.author (auteur de la guidance) : « Personne » n’existe pas',
    ],
    [
      'theme',
      { palette: { ...theme.palette, ink: { day: '#1A2139', night: '#fff' } } },
      'palette.ink.night (encre, de nuit) : une couleur : # et six signes de 0 à f',
    ],
    ['theme', { palette: {} }, 'palette.giltInk (or des mots) : il manque'],
    [
      'theme',
      { palette: { ...theme.palette, ink2: { day: '#8a8d99', night: '#bdbac2' } } },
      'palette.ink2.day (encre des notes, de jour) : contraste de 2,5 sur un papier, 4,5 au moins',
    ],
    [
      'theme',
      { faces: { serif: 'Grenze', sans: 'Commissioner' } },
      'faces.serif (caractère des titres et des rapports) : « Grenze » n’est pas installé : npm install @fontsource-variable/grenze @expo-google-fonts/grenze',
    ],
    [
      'theme',
      { faces: { serif: 'Commissioner', sans: 'Commissioner' } },
      'faces.serif (caractère des titres et des rapports) : « Commissioner » ne suffit pas : @fontsource-variable/commissioner/files/commissioner-latin-wght-italic.woff2 manque',
    ],
    [
      'faq',
      { further: [{ question: 'Combien ?', answer: 'Le pack coûte {prix}.' }] },
      'further[1].answer (réponse) : « {prix} » n’est pas connu',
    ],
    [
      'pages',
      { experts: { intro: 'Nos {Expertes} écrivent.' } },
      'experts.intro (introduction) : « {Expertes} » n’est pas connu ; {boutique} {lectures}',
    ],
    [
      'pages',
      { share: { app: 'Tarot', lines: ['un', 'deux', 'trois'], alt: ' ' } },
      'share.alt (description de l’image) : il est vide',
    ],
    [
      'pages',
      { share: { app: 'Tarot', lines: ['un', 'deux', 'trois'], alt: 'Une carte.' } },
      'share.lines (petites lignes de l’image, deux au plus) : au plus 2, et non ["un","deux","trois"]',
    ],
    ['pages', { mail: {} }, 'mail.guidance (titre de la lecture dans la guidance) : il manque'],
  ])('%s %j', (file, changes, told) => {
    changeFile(join(folder, `lib/content/${file}.json`), changes);
    expect(() => contentModules(folder)).toThrow(`lib/content/${file}.json : ${told}`);
  });

  it('makes the modules of another shop in another currency, zone and region', () => {
    changeFile(join(folder, 'lib/content/shop.json'), {
      key: 'maison-des-lunes',
      name: 'La Maison des Lunes',
      zone: 'Europe/Zurich',
      place,
      region: { name: 'eu-central-2', place: 'Zurich' },
      currency: francs,
    });
    const { modules } = contentModules(folder);
    expect(modules['contact.ts']).toContain('ofShop = "de La Maison des Lunes"');
    expect(modules['shop.ts']).toContain('clockName = "heure de Lausanne"');
    expect(modules['shop.ts']).toContain('currencySign = "CHF"');
  });

  it('tells all mistakes of all files at once', () => {
    change('numerologie', { price: '9 €', birth: 'oui' });
    writeFileSync(fileOf('human-design'), '{');
    rmSync(join(folder, 'lib/services/astrologie-chinoise/experts.json'));
    expect(() => contentModules(folder)).toThrow(
      [
        'lib/services/astrologie-chinoise/experts.json : le fichier manque',
        'lib/services/human-design/service.json : ce n’est pas du JSON',
        'lib/services/numerologie/service.json : birth (demande une naissance) : true ou false, et non « oui »',
        'lib/services/numerologie/service.json : price (prix TTC) : 9, et non « 9 € »',
      ].join('\n'),
    );
  });

  it('an announced price holds from its day on', () => {
    change('numerologie', { price: 9, coming: { from: '2027-01-01', price: 12 } });
    const priceOn = (day: string) =>
      contentModules(folder, day).services.readings.find(({ key }) => key === 'numerologie')?.price;
    expect(['2026-12-31', '2027-01-01', '2027-06-30'].map(priceOn)).toEqual([9, 12, 12]);
  });

  it('a price in euros is sold in cents', () => {
    change('numerologie', { price: 17.9 });
    expect(contentModules(folder).modules['services.ts']).toContain('"price": 1790,');
  });

  it('the terms of an announced price hold from its day on', () => {
    const [newest] = contentModules().house.terms;
    const announced = { ...newest, version: '2027-01-01', from: '2027-01-01' };
    writeFileSync(join(folder, 'lib/content/terms/2027-01-01.json'), JSON.stringify(announced));
    const versionOn = (day: string) => contentModules(folder, day).house.terms[0]?.version;
    expect(['2026-12-31', '2027-01-01'].map(versionOn)).toEqual([newest?.version, '2027-01-01']);
  });

  it('knows what no single file can say', () => {
    change('pack-complet', { parts: ['numerologie', 'tarot'], former: ['numerology'] });
    expect(() => contentModules(folder)).toThrow('« tarot »');
    expect(() => contentModules(folder)).toThrow('le nom « numerology » est donné deux fois');
  });
});
