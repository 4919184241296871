import { fr } from '#domain/texts/typography.ts';
import { code, constant, type Modules } from './modules.ts';
import type { Pack, Reading, Services } from './services.ts';

type Values = Readonly<Record<string, unknown>>;

const byKey = <Service extends { key: string }>(
  services: readonly Service[],
  tell: (service: Service) => unknown,
): Values => Object.fromEntries(services.map((service) => [service.key, tell(service)]));

const span = ([min, max]: readonly [number, number]) => ({ min, max });

const factsOf = (service: Reading | Pack) => ({
  name: service.name,
  designation: service.invoiced,
  price: Math.round(service.price * 100),
  writing: span(service.writing),
  delivery: span(service.delivery),
  format: service.format,
  accent: service.accent,
  sale: service.sale,
  ...('parts' in service
    ? { parts: service.parts }
    : {
        parts: [service.key],
        pages: span(service.pages),
        chart: service.chart,
        isBirth: service.birth,
        hasExamples: service.examples.length > 0,
      }),
});

const each = (name: string, type: string, services: readonly { key: string }[]): string => {
  const told = services.map(({ key }) => `  '${key}': tell('${key}'),`);
  const head = `export const ${name} = <Value>(tell: (key: ${type}) => Value): Record<${type}, Value> => ({`;
  return [head, ...told, '});', ''].join('\n');
};

/** Keys and facts; a record of all readings is built by a function, so that none can be missing. */
const catalogue = ({ readings, packs }: Services): string => {
  const keys = (services: readonly { key: string }[]) => services.map(({ key }) => key);
  const former = [...readings, ...packs].flatMap(({ key, former: names }) =>
    names.map((name) => [name, key]),
  );
  return [
    constant('disciplines', keys(readings)),
    constant('packs', keys(packs)),
    constant('facts', byKey([...readings, ...packs], factsOf)),
    constant('aliases', Object.fromEntries(former)),
    'export type Discipline = (typeof disciplines)[number];\n',
    'export type PaidKey = keyof typeof facts;\n',
    each('eachDiscipline', 'Discipline', readings),
    each('eachService', 'PaidKey', [...readings, ...packs]),
  ].join('\n');
};

const outlineOf = ({ outline, contents }: Reading) =>
  outline.map(({ id, kind, title, second, promise }) => ({
    id,
    kind,
    title: fr(title),
    second: fr(second),
    promise: fr(contents[promise - 1] ?? ''),
  }));

const expertsOf = ({ key, experts }: Reading) =>
  experts.map(({ quote, description, story, signature: _, ...facts }) => ({
    ...facts,
    discipline: key,
    quote: fr(quote),
    description: fr(description),
    story: story.map(fr),
  }));

const signaturesOf = ({ experts }: Reading) =>
  experts.flatMap(({ name, signature }) => (signature ? [{ of: name, ...signature }] : []));

const examplesOf = ({ key, examples }: Reading) =>
  examples.map(({ title, about, home: _, ...facts }) => ({
    ...facts,
    discipline: key,
    title: fr(title),
    about: fr(about),
  }));

/** The page of an example that the home page shows; a shop may have none. */
const homeExample = ({ readings }: Services): string => {
  const all = readings.flatMap(({ key, examples }) => examples.map((example) => ({ key, ...example })));
  const shown = all.find(({ home }) => home !== undefined);
  const type = '{ readonly report: unknown; readonly title: string; readonly section: string } | undefined';
  if (!shown) return `export const homeExample: ${type} = undefined;\n`;
  const { key, id, title, home } = shown;
  return [
    `import report from '#lib/services/${key}/examples/${id}.json' with { type: 'json' };`,
    `export const homeExample: ${type} = { report, title: ${code(fr(title))}, section: '${home}' };`,
    '',
  ].join('\n');
};

/** The drawings that services bring themselves, by key. */
const emblems = ({ readings, packs }: Services): string => {
  const drawn = [...readings, ...packs].filter(({ hasEmblem }) => hasEmblem);
  const imports = drawn.map(
    ({ key }, index) => `import * as e${index} from '#lib/services/${key}/emblem.ts';`,
  );
  const entries = drawn.map(({ key }, index) => `  '${key}': e${index},`);
  return [...imports, 'export const emblems = {', ...entries, '} as const;', ''].join('\n');
};

/** What only /services tells, and what the examples of a pack say together. */
const detailsOf = ({ readings, packs }: Services): string =>
  [
    constant(
      'serviceDetails',
      byKey([...readings, ...packs], ({ description, contents, advice }) => ({
        description: fr(description),
        contents: contents.map(fr),
        advice: fr(advice),
      })),
    ),
    constant(
      'packMeetings',
      byKey(packs, ({ meeting }) => fr(meeting ?? '')),
    ),
  ].join('\n');

/** All that the shop reads of its services. What pages show apart lies in a module apart. */
export const serviceModules = (services: Services): Modules => {
  const { readings, packs } = services;
  const all = [...readings, ...packs];
  return {
    'services.ts': catalogue(services),
    'summaries.ts': constant(
      'serviceSummaries',
      byKey(all, ({ summary }) => fr(summary)),
    ),
    'details.ts': detailsOf(services),
    'report-titles.ts': constant(
      'reportTitles',
      byKey(readings, ({ report }) => fr(report)),
    ),
    'writers.ts': [
      constant(
        'signers',
        byKey(readings, ({ experts }) => experts.map(({ name }) => name)),
      ),
      constant(
        'professions',
        byKey(readings, ({ writers }) => fr(writers)),
      ),
    ].join('\n'),
    'outlines.ts': constant('outlines', byKey(readings, outlineOf)),
    'experts.ts': constant('experts', readings.flatMap(expertsOf)),
    'signatures.ts': constant('signatures', readings.flatMap(signaturesOf)),
    'examples.ts': constant('examples', readings.flatMap(examplesOf)),
    'home-example.ts': homeExample(services),
    'emblems.ts': emblems(services),
  };
};
