/**
 * `npm run content`: checks what the owner writes in `lib/services` and makes the modules that the shop reads from it
 * (`.build/content`). `--quiet` tells mistakes alone.
 */
import { contentModules, writeModules } from './content/make.ts';
import { ContentError } from './content/read.ts';

try {
  const { services, modules } = contentModules();
  writeModules(modules);
  const { readings, packs } = services;
  const count = (counted: number, name: string) => `${counted} ${name}${counted > 1 ? 's' : ''}`;
  const told = [
    count(readings.length, 'consultation'),
    count(packs.length, 'pack'),
    count(readings.flatMap(({ experts }) => experts).length, 'expert'),
    count(readings.flatMap(({ examples }) => examples).length, 'exemple'),
  ];
  if (!process.argv.includes('--quiet')) console.log(`Le contenu est en ordre : ${told.join(', ')}.`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
