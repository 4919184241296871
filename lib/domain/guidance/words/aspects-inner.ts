import type { Tone } from './tones.ts';

/** Exact aspects of the Sun, Mercury, Venus and Mars with slower bodies, by pair. Impossible ones are absent. */
export const innerAspectWords: Readonly<Record<string, Partial<Readonly<Record<Tone, string>>>>> = {
  'sun-mercury': {
    joined:
      'Le Soleil et Mercure se rejoignent : la pensée a la clarté d’un matin. Dites ce que vous cherchez, vous le trouverez en parlant.',
  },
  'sun-venus': {
    joined: 'Le Soleil rejoint Vénus : ce que vous aimez éclaire ce que vous faites.',
  },
  'sun-mars': {
    joined:
      'Le Soleil rejoint Mars : un nouvel élan commence, pour deux années. Choisissez bien sa direction.',
    easy: 'Le Soleil et Mars s’épaulent : l’action coûte peu et rend beaucoup.',
    tense: 'Le Soleil et Mars se mesurent : l’énergie est là, trouvez-lui un terrain de jeu.',
  },
  'sun-jupiter': {
    joined:
      'Le Soleil rejoint Jupiter : une journée large, comme il y en a une par an. Voyez grand, restez aimable.',
    easy: 'Le Soleil sourit à Jupiter : la confiance est une bonne manière d’entrer quelque part.',
    tense: 'Le Soleil et Jupiter exagèrent de concert : gardez l’enthousiasme, retirez un adjectif.',
  },
  'sun-saturn': {
    joined: 'Le Soleil rejoint Saturne : un jour sobre, où l’on voit ce qui tient debout.',
    easy: 'Le Soleil s’appuie sur Saturne : la constance d’hier porte le travail d’aujourd’hui.',
    tense: 'Le Soleil rencontre la rigueur de Saturne : une limite paraît, et elle a son utilité.',
  },
  'sun-uranus': {
    joined: 'Le Soleil rejoint Uranus : une vérité neuve passe comme un éclair.',
    easy: 'Le Soleil et Uranus s’amusent ensemble : essayez la variante.',
    tense: 'Le Soleil et Uranus se contrarient : l’imprévu est au programme, laissez-lui une case.',
  },
  'sun-neptune': {
    joined: 'Le Soleil rejoint Neptune : la frontière s’efface entre ce que l’on voit et ce que l’on rêve.',
    easy: 'Le Soleil et Neptune se comprennent : l’inspiration vient à qui lui laisse une chaise.',
    tense: 'Le Soleil se voile de Neptune : vérifiez l’heure et le lieu, puis laissez-vous porter.',
  },
  'sun-pluto': {
    joined: 'Le Soleil rejoint Pluton : ce qui comptait en secret se montre.',
    easy: 'Le Soleil puise chez Pluton : une volonté profonde travaille pour vous.',
    tense: 'Le Soleil affronte Pluton : on ne gagne rien à forcer, tout à comprendre.',
  },
  'mercury-venus': {
    joined: 'Mercure rejoint Vénus : la parole se fait gracieuse, les lettres se relisent avec plaisir.',
    easy: 'Mercure et Vénus se répondent : un mot gentil trouve sa phrase.',
  },
  'mercury-mars': {
    joined: 'Mercure rejoint Mars : l’esprit tranche vite, la langue aussi.',
    easy: 'Mercure et Mars s’accordent : une idée nette, aussitôt faite.',
    tense: 'Mercure et Mars s’échauffent : relisez avant d’envoyer, vous y gagnerez en élégance.',
  },
  'mercury-jupiter': {
    joined: 'Mercure rejoint Jupiter : les idées voient loin et se racontent bien.',
    easy: 'Mercure et Jupiter s’entendent : une bonne nouvelle aime être partagée.',
    tense: 'Mercure et Jupiter en disent trop : gardez la moitié de l’histoire pour demain.',
  },
  'mercury-saturn': {
    joined: 'Mercure rejoint Saturne : la pensée se fait lente, précise, durable.',
    easy: 'Mercure et Saturne collaborent : un plan en trois lignes suffit.',
    tense: 'Mercure bute sur Saturne : la réponse tarde, la question en profite pour mûrir.',
  },
  'mercury-uranus': {
    joined: 'Mercure rejoint Uranus : les idées arrivent par éclairs, tenez un carnet.',
    easy: 'Mercure et Uranus jouent ensemble : une solution inattendue se présente.',
    tense: 'Mercure et Uranus s’interrompent : finissez une phrase avant de commencer l’autre.',
  },
  'mercury-neptune': {
    joined: 'Mercure rejoint Neptune : les mots prennent la couleur des songes.',
    easy: 'Mercure et Neptune chuchotent : écoutez ce qui n’est pas dit.',
    tense: 'Mercure se perd chez Neptune : reformulez, on ne s’était peut-être pas compris.',
  },
  'mercury-pluto': {
    joined: 'Mercure rejoint Pluton : une question va jusqu’au fond, et remonte avec sa réponse.',
    easy: 'Mercure et Pluton enquêtent ensemble : le détail caché se laisse voir.',
    tense: 'Mercure et Pluton insistent : vouloir convaincre use, chercher à savoir éclaire.',
  },
  'venus-mars': {
    joined: 'Vénus rejoint Mars : le désir et la douceur font route ensemble.',
    easy: 'Vénus et Mars dansent du même pas : proposez, l’élan est réciproque.',
    tense: 'Vénus et Mars se taquinent : une dispute légère peut finir en fou rire.',
  },
  'venus-jupiter': {
    joined:
      'Vénus rejoint Jupiter : les deux bienveillantes du ciel se retrouvent. Faites un cadeau, recevez-en un.',
    easy: 'Vénus et Jupiter se font des politesses : le plaisir est généreux aujourd’hui.',
    tense: 'Vénus et Jupiter ont les yeux grands : savourez une seule douceur, entièrement.',
  },
  'venus-saturn': {
    joined: 'Vénus rejoint Saturne : une affection se dit peu et se prouve.',
    easy: 'Vénus et Saturne s’estiment : ce qui dure a son charme.',
    tense: 'Vénus attend la réponse de Saturne : la réserve d’un autre n’est pas de l’indifférence.',
  },
  'venus-uranus': {
    joined: 'Vénus rejoint Uranus : un coup de cœur traverse la rue.',
    easy: 'Vénus et Uranus se plaisent : invitez l’inattendu à dîner.',
    tense: 'Vénus et Uranus se cherchent : laissez de l’air, les liens aiment respirer.',
  },
  'venus-neptune': {
    joined: 'Vénus rejoint Neptune : la beauté fait oublier l’heure.',
    easy: 'Vénus et Neptune rêvent ensemble : un film, une mer, une main.',
    tense: 'Vénus idéalise avec Neptune : aimez aussi le défaut, il est réel.',
  },
  'venus-pluto': {
    joined: 'Vénus rejoint Pluton : un attachement montre sa profondeur.',
    easy: 'Vénus et Pluton se confient : une parole sincère resserre un lien.',
    tense: 'Vénus et Pluton se disputent la première place : aimer n’est pas tenir.',
  },
};
