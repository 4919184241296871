/** File names of the PDFs that a confirmation carries, as the customer saves them. */
export const paperNames = {
  terms: 'conditions-generales-de-vente.pdf',
  form: 'formulaire-de-retractation.pdf',
} as const;
