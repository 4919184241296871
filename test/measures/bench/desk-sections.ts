/** What an expert adds to a section beside the own passages: sentences, proofs, values, and pieces of the dossier. */
export type Added = {
  /** Paragraphs of the expert's own; variables take their values as they are typed. */
  readonly own: readonly string[];
  /** Proofs that Tab takes into the margin of the last paragraph. */
  readonly proofs?: number;
  /** A value that is sought with «@». */
  readonly value?: string;
  /** Figures and tables of the dossier beside it, each behind the text. */
  readonly pieces?: readonly string[];
  /** Questions that stay with the reader, in the piece that came last. */
  readonly questions?: readonly string[];
};

/** A whole report of the sky, in the order of its outline: letter, plate and five chapters. */
export const skySections: readonly Added[] = [
  {
    own: [
      'Merci de votre confiance, {prénom}. J’ai lu votre ciel deux fois, à une semaine de distance, et je vous écris ce qui est resté la seconde fois.',
      'Vous êtes [invité|invitée|invité·e] à lire lentement, un chapitre par soir si vous voulez, et à garder ce qui vous sert.',
    ],
  },
  { own: [], pieces: ['Figure 1'] },
  {
    own: [
      'Si vous ne deviez retenir qu’une page, ce serait celle-ci : tout le reste la précise.',
      'Ces trois-là tiennent la maison. La Lune à {degré de la Lune} écoute avant de répondre, et l’Ascendant en {signe de l’Ascendant} ouvre la porte d’une main prudente.',
    ],
    proofs: 1,
  },
  {
    own: [
      'Saturne en maison {maison de Saturne} demande du temps, et il le rend. Je vous conseille de ne rien signer à la hâte dans ce domaine.',
      'Mars en Taureau, lui, avance d’un pas égal et ne se laisse pas presser.',
      'Vénus à {degré de Vénus} vous répare : une heure de beauté par jour n’est pas un luxe, {prénom}.',
    ],
    proofs: 1,
    value: 'lilith',
  },
  {
    own: [
      'Douze pièces, et quelques-unes seulement sont meublées. Allez voir celles qui sont vides : elles disent ce qui ne vous pèse pas.',
      'Jupiter en maison {maison de Jupiter} élargit ce qu’il touche, et il touche beaucoup.',
    ],
    proofs: 1,
  },
  {
    own: [
      'Un aspect est une conversation. Certaines sont vives, d’autres se tiennent à voix basse depuis votre naissance.',
      'Mars et Neptune se répondent ici sans se comprendre tout à fait ; donnez-leur une tâche commune, avec un début et une fin.',
    ],
    proofs: 1,
    pieces: ['Figure 4'],
  },
  {
    own: [
      'L’année qui vient n’est pas écrite, et je ne la devine pas. Le ciel donne des saisons, vous choisissez ce que vous semez.',
      'Je commencerais par ce qui dépend de vous seul : le sommeil, la parole donnée, le temps passé dehors. Le reste suit d’habitude, avec un peu de retard.',
      'Au printemps, une décision ancienne demande à être relue. Relisez-la sans vous reprocher de l’avoir prise. À l’automne, ce que vous aurez simplifié vous rendra du temps, et vous saurez à qui le donner.',
    ],
    pieces: ['Figure 2', 'Tableau : Passages du'],
  },
];

/** A whole report of numbers: letter and four chapters. */
export const numberSections: readonly Added[] = [
  {
    own: [
      'Merci de votre confiance, {prénom}. Vos nombres tiennent sur une page ; ce qu’ils racontent demande un peu plus de place.',
      'Vous n’êtes [tenu|tenue|tenu·e] à rien : gardez-en la moitié et laissez l’autre, un nombre n’ordonne pas. Écrivez-moi si une ligne vous étonne.',
    ],
  },
  {
    own: [
      'Le chemin de vie se marche plus qu’il ne se calcule. Le vôtre revient souvent au même carrefour, avec un meilleur bagage.',
      'Votre expression, {expression}, dit comment on vous entend quand vous ne préparez rien.',
    ],
    proofs: 1,
    pieces: ['Figure 1'],
  },
  {
    own: [
      'Un cycle ne commence pas un matin. Il se prépare pendant deux ou trois ans, et vous l’aurez senti avant de le lire ici.',
      'Votre année personnelle, {année personnelle}, est un bon moment pour finir ce qui traîne.',
    ],
  },
  {
    own: [
      'Tout ce qui suit se refait à la main, avec un crayon. C’est voulu : rien ici ne doit vous être cru sur parole.',
    ],
    pieces: ['Figure 2', 'Tableau : Les nombres', 'Tableau : Cycles de vie'],
  },
  {
    own: ['Gardez-les près de vous, et répondez-y quand elles ne vous gênent plus.'],
    pieces: ['Questions à garder'],
    questions: [
      'Qu’est-ce que je fais encore par habitude, et qui ne me ressemble plus ?',
      'À qui dois-je une réponse que je repousse depuis le dernier hiver ?',
      'De quoi serais-je capable si personne ne me regardait faire ?',
    ],
  },
];
