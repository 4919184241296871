/** The first sentence, by day of the week (Sunday first), in a cycle of four weeks. */
export const openingWords: readonly (readonly [string, string, string, string])[] = [
  [
    'Dimanche appartient au Soleil : commencez la journée par ce qui vous éclaire.',
    'C’est dimanche, le jour que le Soleil a nommé en bien des langues : rien ne vous attend avant votre café.',
    'Dimanche ouvre les volets un peu plus tard, et le ciel n’en prend pas ombrage.',
    'Un dimanche sans programme est encore un programme : le vôtre peut tenir en une promenade.',
  ],
  [
    'Lundi est le jour de la Lune : avancez à son pas, un peu chaque jour.',
    'Voici lundi, que la Lune a nommé : la semaine est une page que l’on n’a pas encore froissée.',
    'Lundi demande peu de chose : un premier geste, et la suite a de l’élan.',
    'La Lune préside au lundi, et rappelle que tout ce qui grandit commence mince.',
  ],
  [
    'Mardi porte le nom de Mars : mettez votre énergie dans une seule chose, elle vous le rendra.',
    'C’est mardi, jour de Mars : la franchise y est bien reçue, surtout si elle sourit.',
    'Mardi a le pas décidé ; marchez à côté de lui sans courir.',
    'Le jour de Mars aime les affaires rondement menées : rayez la plus ancienne de votre liste.',
  ],
  [
    'Mercredi est à Mercure : les mots voyagent vite, choisissez-les bien.',
    'Voici mercredi, au milieu du gué : regardez les deux rives, puis continuez.',
    'Le jour de Mercure aime les lettres, les courses et les bonnes questions.',
    'Mercredi plie la semaine en deux, comme une carte que l’on glisse dans sa poche.',
  ],
  [
    'Jeudi porte le nom de Jupiter : voyez un peu plus large que nécessaire.',
    'C’est jeudi, jour de Jupiter : une bonne humeur y suffit à ouvrir des portes.',
    'Le jour de Jupiter fait grand cas des petites générosités.',
    'Jeudi prend de la hauteur ; d’ici, la semaine a plutôt belle allure.',
  ],
  [
    'Vendredi est à Vénus : faites une place à ce que vous trouvez beau.',
    'Voici vendredi, jour de Vénus : soignez la fin, elle colore le souvenir.',
    'Le jour de Vénus préfère la douceur aux arguments.',
    'Vendredi desserre le nœud de la semaine ; tirez sur le bon fil.',
  ],
  [
    'Samedi porte le nom de Saturne : le temps vous appartient, décidez à quoi il ressemble.',
    'C’est samedi, jour de Saturne : ce qui se fait lentement se fait avec plaisir.',
    'Le jour de Saturne range la semaine sur l’étagère et s’assied.',
    'Samedi a les mains libres ; confiez-lui une chose que vous aimez faire.',
  ],
];
