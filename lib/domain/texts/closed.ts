import { type Discipline, hasPack, nameOf, type PaidKey } from '../catalogue.ts';

/** Names the selected consultations that cannot be bought (`discipline_closed`), and what to do. */
export const closedFor = (wanted: readonly PaidKey[], closed: readonly Discipline[]): string => {
  const names = closed.map(nameOf).join(' et ');
  if (hasPack(wanted)) {
    return `Le pack n’est pas proposé en ce moment, car il contient ${names}. Choisissez des consultations séparées.`;
  }
  const them = closed.length > 1 ? 'les' : 'la';
  const without =
    closed.length < wanted.length ? ` Retirez-${them} de votre sélection pour commander le reste.` : '';
  return `Nous ne prenons pas de nouvelle commande pour ${names} en ce moment.${without}`;
};
