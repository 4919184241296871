import { describe, expect, it } from 'vitest';
import { textsOf } from '#test/support/text-modules.ts';

const modules: Record<string, unknown> = import.meta.glob(
  [
    '/lib/domain/texts/*.ts',
    '/web/src/texts/**/*.ts',
    '/web/src/{features,pages,shell}/**/{*texts,page,title}.ts',
    '/lib/domain/merchant/*.ts',
  ],
  { eager: true },
);
/** Texts that another module formats later. */
const setLater =
  /terms-(sections|services|form|versions)|spans|processing|personal-places|privacy-(uses|news)|stored-items|components-page|page\.ts default description|merchant\/contact/;
/** A straight apostrophe, or a breaking space beside a sign that must not be separated. */
const wrong = /[\p{L}]'[\p{L}]| [;!?»€%:](?!\/\/)|«[^\u202f]|[0-9] h\b|\bLa Réunion|− [0-9]/u;

describe('every text that a customer reads', () => {
  const texts = Object.entries(modules).flatMap(([path, module]) => textsOf(module, path));
  const found = texts.filter(([path]) => !setLater.test(path));

  it('has French apostrophes and spaces that do not break', () => {
    expect(found.length).toBeGreaterThan(1000);
    expect(found.filter(([, text]) => wrong.test(text))).toEqual([]);
  });
});
