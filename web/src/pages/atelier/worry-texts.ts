import { fr } from '#domain/texts/typography.ts';
import { helpLineTexts } from '#web/texts/help-line.ts';

const { number } = helpLineTexts;

type Step = { readonly title: string; readonly detail: string };

export const worryTexts = {
  open: 'Je m’inquiète',
  title: (firstName: string) => fr(`Je m’inquiète pour ${firstName}`),
  lead: fr(
    'Vous avez de l’aide, et vous n’avez pas à soigner. Répondez avec vos mots, donnez le numéro, prévenez la direction. Le rapport peut attendre.',
  ),
  answer: {
    title: 'Répondez aujourd’hui, simplement',
    detail: fr(
      `J’ai lu ce que vous écrivez et je m’inquiète pour vous. Parlez-en ce soir à quelqu’un : le ${number} répond jour et nuit, gratuitement.`,
    ),
  },
  quoted: (sentence: string) => fr(`« ${sentence} »`),
  offer: 'Reprendre dans la réponse',
  steps: [
    {
      title: 'N’interprétez rien de cela dans le rapport',
      detail: fr(
        'Ni cause, ni date, ni pronostic. Aucune phrase sur la mort, la maladie, la fin d’un traitement.',
      ),
    },
    {
      title: 'Prévenez la direction',
      detail: fr(
        'Un second regard, dans l’heure. Elle apprend de quelle consultation il s’agit, et rien de ce qui est écrit : dites-le-lui de vive voix.',
      ),
    },
    {
      title: fr('Danger immédiat : le 15 ou le 112'),
      detail: fr('La loi vous permet de parler. Dites ce que vous savez : un nom, une ville, ces mots.'),
    },
  ] satisfies readonly Step[],
  numbers: 'Numéros',
  phones: [
    { number, what: 'Prévention du suicide, jour et nuit' },
    { number: '15', what: fr('Samu, ou 112 ; par SMS, le 114') },
    { number: '3919', what: 'Violences faites aux femmes' },
    { number: '119', what: 'Enfance en danger' },
  ],
  tell: 'Prévenir la direction',
  told: fr('La direction est prévenue : elle sait de quelle consultation il s’agit, et rien de plus.'),
  first: 'Répondre d’abord',
  close: 'Fermer',
} as const;
