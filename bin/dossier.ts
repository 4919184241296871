import { chartBirthSchema } from '#domain/charts/birth-input.ts';
import { dossierOf } from '#domain/charts/dossier.ts';
import { readJson } from './birth/read-json.ts';

/** `npm run dossier -- '<birth as JSON>'`: prints the four charts of a birth as JSON. */
try {
  const birth = readJson(process.argv[2] ?? '', chartBirthSchema);
  console.log(JSON.stringify(dossierOf(birth, new Date().getUTCFullYear()), null, 2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
