import { allSigners } from '#domain/merchant/signers.ts';
import { inWords } from '#domain/texts/counts.ts';
import { disciplinesInWords } from '#domain/texts/how-many.ts';
import { packGuarantee } from '#domain/texts/pack-guarantee.ts';
import { capitalized, fr } from '#domain/texts/typography.ts';
import { statutoryDays } from '#domain/withdrawal.ts';

const entries = (list: readonly { title: string; text: string }[]) =>
  list.map(({ title, text }) => ({ title: fr(title), text: fr(text) }));

const count = inWords(allSigners.length);

/** Texts of /a-propos; the cooperative's own story is merchant content. */
export const aboutTexts = {
  title: 'À propos',
  intro: fr(
    `${capitalized(count)} experts réunis en coopérative, et une seule façon de travailler : calculer juste, écrire clair, signer.`,
  ),
  story: {
    folio: 'Planche I',
    title: `Une coopérative de ${count}`,
    intro: fr('Ceux qui vous écrivent sont aussi ceux qui décident.'),
  },
  method: {
    folio: 'Planche II',
    title: 'De votre commande à votre rapport',
    intro: fr('Quatre étapes, sans rendez-vous ni appel.'),
    steps: entries([
      {
        title: 'Vous choisissez',
        text: `Une discipline, plusieurs, ou les ${disciplinesInWords}. Le prix et la date de livraison s’affichent avant le paiement.`,
      },
      {
        title: 'Nous calculons',
        text: 'Heure, lieu et fuseau exacts : la carte, les piliers, les nombres ou le schéma sont établis avant toute interprétation.',
      },
      {
        title: 'Un expert écrit',
        text: 'Celui de la discipline. Il se relit, puis il signe.',
      },
      {
        title: 'Vous lisez',
        text: `Le rapport arrive en PDF dans votre compte, un e-mail vous y mène. Vous avez ${statutoryDays}\u00a0jours pour changer d’avis${packGuarantee('un')}.`,
      },
    ]),
  },
  limits: {
    folio: 'Planche III',
    title: 'Ce que nous ne faisons pas',
    intro: fr('Dire non fait partie du métier.'),
    entries: entries([
      {
        title: 'Prédire',
        text: "Aucun rapport n'annonce un événement. On y lit des rythmes et une manière d'être ; la suite vous appartient.",
      },
      {
        title: "Prendre la place d'un professionnel",
        text: 'La santé, le droit et la finance ont leurs métiers. Nos consultations relèvent du divertissement et du développement personnel.',
      },
      {
        title: 'Vous presser',
        text: 'Ni compte à rebours, ni offre qui expire ce soir, ni relance par téléphone. Prenez votre temps.',
      },
      {
        title: 'Faire commerce de vos données',
        text: "Votre naissance sert à écrire votre rapport. Elle n'est ni vendue, ni louée, ni lue par d'autres que votre expert.",
      },
    ]),
  },
  figures: {
    folio: 'Planche IV',
    title: 'En quelques chiffres',
    intro: fr('Ce que nous avons fait jusqu’ici.'),
  },
  meetExperts: 'Rencontrer les experts',
  seeServices: 'Découvrir les consultations',
} as const;
