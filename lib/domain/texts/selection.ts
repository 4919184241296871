/** §5, literally; apart from the other messages, because step 1 of the checkout needs none of them. */
export const selectionRequired = 'Sélection requise';
export const selectionRequiredDetail = 'Veuillez sélectionner au moins un service';
