/** L121-2: what the shop says in its own favour is kept by code, or the launch check asks the merchant for a proof. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { merchantFindings } from '#domain/ops/launch.ts';
import { textsOf } from '#test/support/text-modules.ts';

const modules: Record<string, unknown> = import.meta.glob(
  [
    '/lib/domain/merchant/*.ts',
    '/lib/domain/texts/*.ts',
    '/web/src/texts/**/*.ts',
    '/web/src/{features,pages,shell}/**/{*texts,page,title}.ts',
  ],
  { eager: true },
);
/** Read by staff, specimens of the specification, and versions that are published. */
const others = /pages\/atelier|texts\/staff|components-page|terms-versions|export|policy-(changes|mail)/;

/** Words with which shops praise themselves. */
const bold =
  /illimit|garanti|sécuris|populaire|premium|privilég|senior|priorit|meilleur|exclusi|n°\s?1\b|certifié|reconnu|leader|immédiat|instantané|sans risque|à vie\b|calculs vérifiés|avis vérifiés|relu et|sous (24|mot)\sh|dans l’instant|en totalité|aussitôt par e-mail|rapports entiers|il se relit/i;

type Basis = { readonly test: string } | { readonly launch: string };
const withdrawal = { test: 'test/unit/domain/withdrawal.test.ts' };
const answer = { launch: 'merchant: contact.answerHours «24»' };

/** Each claim by words of its sentence, and what makes it true. */
const claims: Readonly<Record<string, Basis>> = {
  'Traitement prioritaire': { test: 'test/unit/domain/due-date.test.ts' },
  'cette priorité ne recule aucune date': { test: 'test/unit/domain/due-date.test.ts' },
  'Accès direct aux experts seniors': { launch: 'perk «Accès direct aux experts seniors»: no proof' },
  'Assistance privilégiée': { launch: 'perk «Assistance privilégiée»: no proof' },
  'Garantie étendue': withdrawal,
  'garantie étendue': withdrawal,
  'garantie de satisfaction': withdrawal,
  'garantie de quatorze jours': withdrawal,
  'Ces garanties sont les nôtres': withdrawal,
  'commande, prix, délais, rétractation, garanties': withdrawal,
  'en totalité': withdrawal,
  Populaire: { launch: 'badge «Populaire»: no proof' },
  'Offre Premium': { test: 'test/unit/domain/merchant/merchant-content.test.ts' },
  'avis vérifiés': { launch: 'claim «2 500+ avis vérifiés»: no proof' },
  'page sécurisée': { test: 'test/component/payment-return.test.ts' },
  'Redirection sécurisée': { test: 'test/component/payment-return.test.ts' },
  'L’accès à votre compte est immédiat.': { test: 'test/component/accounts.test.ts' },
  'calculs vérifiés': { test: 'test/unit/domain/charts/other-programs.test.ts' },
  'Une confirmation vous parvient aussitôt par e-mail': { test: 'test/integration/confirmation.test.ts' },
  'envoyé par e-mail dans l’instant': { test: 'test/integration/guidance.test.ts' },
  'un accusé de réception avec le contenu de votre déclaration': { test: 'test/e2e/withdrawal.test.ts' },
  'Chaque rapport est relu et signé': { launch: 'signature of Mai Tran: a sample' },
  'Il se relit, puis il signe': { launch: 'signature of Mai Tran: a sample' },
  'rapports entiers': { test: 'test/component/exemples.test.ts' },
  'sous 24 h': answer,
};

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').replaceAll("'", '’');
const said = Object.entries(modules)
  .filter(([path]) => !others.test(path))
  .flatMap(([path, module]) => textsOf(module, path))
  .map(([path, text]) => [path, plain(text)] as const)
  .filter(([, text]) => bold.test(text));

it('no claim of the shop lacks what makes it true', () => {
  const unfounded = said.filter(([, text]) => !Object.keys(claims).some((words) => text.includes(words)));
  expect(unfounded).toEqual([]);
});

it.each(Object.entries(claims))('«%s» is said, and rests on something that exists', (words, basis) => {
  expect(said.some(([, text]) => text.includes(words))).toBe(true);
  if ('test' in basis) expect(existsSync(join(import.meta.dirname, '../../../..', basis.test))).toBe(true);
  else expect(merchantFindings().map(plain).join('\n')).toContain(basis.launch);
});
