/** Sentences from which the library of the measured desk is made; `it` is what a passage is about: «votre Lune en Taureau». */
type Sentence = (it: string) => string;

/** What a passage begins to say. */
export const openings: readonly Sentence[] = [
  (it) => `On remarque à peine ${it} dans une conversation, et pourtant la suite en dépend.`,
  (it) => `On prend d’abord ${it} pour une habitude ; c’est une manière de tenir debout.`,
  (it) =>
    `Vos proches connaissent ${it} mieux que vous, parce qu’ils en voient les effets avant vos explications.`,
  (it) => `Lentement et sans bruit, ${it} finit toujours ce qui a été commencé.`,
  (it) => `Vous sentez ${it} surtout les jours où rien d’urgent ne vous occupe.`,
  (it) => `Il faut peu de place à ${it}, à condition que personne d’autre ne l’occupe.`,
  (it) => `Dans l’enfance, on vous a dit que ${it} passerait ; cela a seulement appris à se taire.`,
  (it) => `Avec ${it}, on aime les débuts clairs, une table rangée, une question posée sans détour.`,
  (it) => `Il y a dans ${it} une force de fond, qui ne s’use pas quand on la laisse tranquille.`,
  (it) => `Rien ne sert de plaider pour ${it} : les faits parleront à votre place.`,
  (it) => `Grâce à ${it}, vous voyez les détails que les autres oublient de regarder.`,
];

/** What follows from it in daily life. */
export const consequences: readonly Sentence[] = [
  (it) => `Au travail, ${it} donne des dossiers tenus, des silences utiles et quelques refus très nets.`,
  (it) => `En famille, ${it} vous fait arriver après la dispute, au moment où il faut remettre la table.`,
  (it) => `Devant un choix, ${it} regarde ce qui restera dans dix ans avant ce qui brille ce soir.`,
  (it) => `Avec l’argent, ${it} compte juste, puis donne d’un coup ce qui avait été mis de côté.`,
  (it) => `En amitié, ${it} préfère trois personnes sûres à une salle entière qui applaudit.`,
  (it) => `Quand la fatigue vient, ${it} vous prévient bien avant que votre agenda ne cède.`,
  (it) => `Dans une équipe, on confie à ${it} ce qui ne doit pas être raconté, et vous le gardez.`,
  (it) => `Si l’on vous presse, ${it} dit oui trop vite, et le reprend le lendemain matin.`,
  (it) => `En voyage, ${it} perd le plan au premier carrefour et trouve la bonne rue quand même.`,
  (it) => `Devant une porte fermée, ${it} cherche d’abord la clé, rarement l’épaule.`,
  (it) => `Au calme, ${it} range ; dans le bruit, vous décidez : les deux vous réussissent.`,
  (it) => `Les promesses que fait ${it} sont rares, et elles sont tenues.`,
  (it) => `Un mot de trop revient à ${it} pendant trois jours, alors qu’il est oublié partout ailleurs.`,
];

/** What may be tried with it. */
export const gestures: readonly Sentence[] = [
  (it) =>
    `Pour ménager ${it}, notez ce soir ce que vous avez remis à demain, et barrez la moitié de cette liste.`,
  (it) => `Gardez à ${it} une heure par semaine où personne ne peut vous joindre, et ne l’expliquez pas.`,
  (it) => `Laissez parler ${it} une fois, simplement, puis donnez à l’autre le temps de répondre.`,
  (it) => `Avant que ${it} n’accepte, demandez-vous qui portera le sac au retour.`,
  (it) => `Relisez une vieille lettre : ${it} s’y trouvait déjà.`,
  (it) => `Offrez d’abord à ${it} le plus petit geste ; le grand vient ensuite presque seul.`,
  (it) => `Choisissez pour ${it} un endroit de la maison qui n’appartient qu’à vous, même étroit.`,
];

/** Wordings that follow the person, with what each report fills in. */
export const addressed: readonly Sentence[] = [
  (it) =>
    `{prénom}, ${it} n’est pas là où vous êtes [attendu|attendue|attendu·e], et c’est une bonne nouvelle.`,
  (it) => `Vous êtes [né|née|né·e] avec ${it}, {prénom} : il n’y a rien à mériter, seulement à employer.`,
  (it) => `Restez [curieux|curieuse|curieux·se] de ${it}, {prénom}, sans en faire une affaire d’honneur.`,
  (it) =>
    `Vous avez longtemps été [seul|seule|seul·e] à voir ${it} ; ce rapport, {prénom}, le met par écrit.`,
  (it) => `Quand vous êtes [fatigué|fatiguée|fatigué·e], {prénom}, c’est ${it} qui parle en premier.`,
];
