import type { SkyBody } from '../sky/facts.ts';
import type { Tone } from './tones.ts';

/** A planet's exact aspect to the Sun of birth. */
export const transitWords: Readonly<Record<Exclude<SkyBody, 'moon'>, Readonly<Record<Tone, string>>>> = {
  sun: {
    joined: 'Le Soleil revient au degré de votre naissance : votre année commence aujourd’hui.',
    easy: 'Le Soleil salue celui de votre naissance : la journée vous ressemble sans effort.',
    tense:
      'Le Soleil interroge celui de votre naissance : où en êtes-vous du chemin commencé à votre anniversaire ?',
  },
  mercury: {
    joined: 'Mercure passe sur votre Soleil : vos mots portent, choisissez à qui les confier.',
    easy: 'Mercure salue votre Soleil : une conversation vous éclaire.',
    tense: 'Mercure contredit votre Soleil : l’objection est utile, gardez-la.',
  },
  venus: {
    joined: 'Vénus passe sur votre Soleil : laissez-vous aimer un peu plus que d’habitude.',
    easy: 'Vénus sourit à votre Soleil : un plaisir simple vous attend.',
    tense: 'Vénus et votre Soleil se font la moue : le charme reviendra, restez vous-même.',
  },
  mars: {
    joined: 'Mars passe sur votre Soleil : l’énergie est vive, donnez-lui une direction qui vous plaît.',
    easy: 'Mars soutient votre Soleil : ce que vous entreprenez avance d’un bon pas.',
    tense: 'Mars pique votre Soleil : respirez avant de répondre, et gardez votre force pour l’utile.',
  },
  jupiter: {
    joined:
      'Jupiter passe sur votre Soleil, une fois tous les douze ans : élargissez une ambition qui vous tient à cœur.',
    easy: 'Jupiter soutient votre Soleil : ce que vous semez trouve une terre favorable.',
    tense: 'Jupiter gonfle les voiles de votre Soleil : la joie est bonne, la mesure aussi.',
  },
  saturn: {
    joined:
      'Saturne passe sur votre Soleil, deux ou trois fois dans une vie : ce que vous bâtissez maintenant est fait pour durer.',
    easy: 'Saturne épaule votre Soleil : la constance vous va, elle se remarque.',
    tense: 'Saturne met votre Soleil à l’épreuve de la patience : gardez l’essentiel, et votre rythme.',
  },
  uranus: {
    joined:
      'Uranus passe sur votre Soleil, une fois dans une vie : une liberté nouvelle demande à être habitée.',
    easy: 'Uranus amuse votre Soleil : le changement vous est aimable.',
    tense: 'Uranus bouscule votre Soleil : tout bouge un peu, vous restez le centre.',
  },
  neptune: {
    joined:
      'Neptune passe sur votre Soleil, une fois dans une vie : l’imagination prend le large, gardez un port.',
    easy: 'Neptune inspire votre Soleil : ce qui vous touche vous guide.',
    tense: 'Neptune embrume votre Soleil : ce qui est vague aujourd’hui peut rester vague, rien ne presse.',
  },
  pluto: {
    joined: 'Pluton passe sur votre Soleil, une fois dans une vie : ce qui vous anime se montre à nu.',
    easy: 'Pluton nourrit votre Soleil : une force profonde vous accompagne.',
    tense: 'Pluton met votre Soleil au pied du mur : on en sort plus vrai, à son heure.',
  },
};

export const birthdayWords =
  'C’est votre anniversaire : le Soleil revient presque au degré de votre naissance, et le ciel vous souhaite une belle année.';
