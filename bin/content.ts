/**
 * `npm run content`: checks what the owner writes in `lib/services` and `lib/content`, makes the modules that the shop reads
 * from it (`.build/content`), and writes the forms of the editor. `--quiet` makes the modules and tells mistakes alone.
 */

import { ContentError } from './content/files.ts';
import { contentModules, writeForms, writeModules } from './content/make.ts';

try {
  const { modules, ...content } = contentModules();
  writeModules(modules);
  const { readings, packs } = content.services;
  const count = (counted: number, name: string) => `${counted} ${name}${counted > 1 ? 's' : ''}`;
  const told = [
    count(readings.length, 'consultation'),
    count(packs.length, 'pack'),
    count(readings.flatMap(({ experts }) => experts).length, 'expert'),
    count(readings.flatMap(({ examples }) => examples).length, 'exemple'),
  ];
  if (!process.argv.includes('--quiet')) {
    writeForms(content);
    // The terms name prices and delays, which are read from the modules that were just made.
    const { publishTerms } = await import('./content/publish-terms.ts');
    const version = publishTerms(content.house.terms, new Date());
    if (version) {
      writeModules(contentModules().modules);
      console.log(
        `Les conditions de vente ont changé : version ${version}, à relire dans lib/content/terms.`,
      );
    }
    console.log(`Le contenu est en ordre : ${told.join(', ')}.`);
  }
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
