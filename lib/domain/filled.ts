/** The names in braces that the perks of the pack may use, the questions, and the texts of the pages. */
export const perkNames = [
  'rapports',
  'années-au-moins',
  'années-au-plus',
  'jours-de-garantie',
  'jours-légaux',
] as const;
export const faqNames = [
  ...(['délais', 'quand-plus-long', 'pages-au-moins', 'pages-au-plus', 'jours-légaux'] as const),
  ...(['garantie-du-pack', 'pack', 'réunit', 'prix-du-pack', 'prix-séparé', 'moyens-de-paiement'] as const),
] as const;
/** A capital begins a sentence: «{Disciplines} disciplines». */
export const pageNames = [
  ...(['boutique', 'lectures', 'disciplines', 'Disciplines', 'experts', 'Experts'] as const),
  ...(['exemples', 'Exemples', 'jours-légaux', 'garantie-du-pack'] as const),
] as const;

/** What the shop knows for each name. */
export type Known<Names extends readonly string[]> = Readonly<Record<Names[number], string | number>>;

/** A text of the owner with what the shop knows in place of the names in braces: «{prix-du-pack}». */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{([^}]+)\}/g, (whole, name: string) => String(values[name] ?? whole));
