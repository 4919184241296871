import * as z from 'zod/mini';
import { chartBirthSchema } from '#domain/charts/birth-input.ts';
import { dossierOf } from '#domain/charts/dossier.ts';

/** `npm run dossier -- '<birth as JSON>'`: prints the four charts of a birth as JSON. */
try {
  const parsed = chartBirthSchema.safeParse(JSON.parse(process.argv[2] ?? '{}'));
  if (!parsed.success) throw new RangeError(z.prettifyError(parsed.error));
  console.log(JSON.stringify(dossierOf(parsed.data, new Date().getUTCFullYear()), null, 2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
