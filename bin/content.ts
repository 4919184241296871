/**
 * `npm run content`: checks what the owner writes in `lib/services` and `lib/content`, makes the modules that the shop reads
 * from it (`.build/content`), publishes changed terms, and writes the forms of the editor. `--preview` then shows the pages,
 * `--content <folder>` does it for another shop's folder, and `--quiet` makes the modules and tells mistakes alone.
 */
import { parseArgs } from 'node:util';
import { ContentError } from './content/files.ts';
import { contentModules, today, writeForms, writeModules } from './content/make.ts';
import { publishTerms } from './content/publish-terms.ts';
import type { Content } from './content/read.ts';
import { checkWith } from './local/other-content.ts';

const say = (line: string): void => console.log(line);
const flag = { type: 'boolean', default: false } as const;
const { values } = parseArgs({ options: { quiet: flag, preview: flag, content: { type: 'string' } } });

const count = (counted: number, name: string) => `${counted} ${name}${counted > 1 ? 's' : ''}`;

/** Tells all mistakes in lines, and makes the modules only without any. */
const make = (): Content | undefined => {
  try {
    const { modules, ...content } = contentModules();
    writeModules(modules);
    return content;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    return undefined;
  }
};

const check = (): boolean => {
  const content = make();
  if (!content) return false;
  const { readings, packs } = content.services;
  writeForms(content);
  for (const version of publishTerms(today()))
    say(`Les conditions de vente ont changé : version ${version}, à relire dans lib/content/terms.`);
  const told = [
    count(readings.length, 'consultation'),
    count(packs.length, 'pack'),
    count(readings.flatMap(({ experts }) => experts).length, 'expert'),
    count(readings.flatMap(({ examples }) => examples).length, 'exemple'),
  ];
  say(`Le contenu est en ordre : ${told.join(', ')}.`);
  return true;
};

/** A shop sells by terms; the first ones are published by `npm run content`. */
const hasTerms = ({ house }: Content): boolean => {
  if (house.terms.length === 0) console.error('lib/content/terms : aucune version (npm run content).');
  return house.terms.length > 0;
};

const main = async (): Promise<boolean> => {
  if (values.content !== undefined) return (await checkWith(values.content)) === 0;
  if (values.quiet) {
    const content = make();
    return content !== undefined && hasTerms(content);
  }
  if (!check()) return false;
  if (values.preview) {
    const { preview } = await import('./content/preview.ts');
    await preview(() => make() !== undefined, say);
  }
  return true;
};

process.exitCode = (await main()) ? 0 : 1;
