/** Reasons for refusing a setting of the atelier; the form and the server both use them. */
export const settingsTexts = {
  perDayInvalid: 'Indiquez un nombre entier de rapports par jour, de 1 à 50.',
  dayInvalid: 'Indiquez un jour réel, par exemple 24/12/2026.',
  orderInvalid: 'Choisissez un dernier jour qui ne précède pas le premier.',
  over: 'Cette absence est déjà passée. Choisissez des jours à venir.',
  tooFar: 'Choisissez un dernier jour dans les deux ans.',
  tooMany: 'Trente absences au plus peuvent être inscrites : retirez-en une.',
  hourInvalid: 'Indiquez une heure entière, de 0 à 23.',
} as const;
