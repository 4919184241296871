export const title = 'Politique de confidentialité';
