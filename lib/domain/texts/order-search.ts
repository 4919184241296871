/** What has no index, such as a name. */
export const notSearched =
  'Cherchez un numéro de commande, l’adresse e-mail entière d’un compte, ou un mois, par exemple 11/2026.';
