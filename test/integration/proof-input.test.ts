import { test } from 'vitest';
import { proveBadInput } from '#test/support/proof/bad-input.ts';
import { settleClaim, sizeOf } from '#test/support/proof/figures.ts';

test('hostile bodies are refused in French and leave nothing behind', { timeout: 1_200_000 }, async () => {
  const claim = {
    section: 'Bad input',
    what: 'Bodies with one fault, to every route: a 4xx in French, nothing stored',
  };
  const bodies = sizeOf({ small: 400, large: 20_000 });
  await settleClaim(claim, await proveBadInput({ bodies, lanes: 8 }));
});
