import type { AspectKind, SkyBody } from '../sky/facts.ts';

type Words<Kind extends AspectKind> = Readonly<Record<Kind, string>>;

/** The Moon's exact aspects, shown with their hour; the quarters have their own words. */
export const moonAspectWords: Readonly<
  Record<Exclude<SkyBody, 'moon' | 'sun'>, Words<AspectKind>> & { sun: Words<'sextile' | 'trine'> }
> = {
  sun: {
    sextile: 'Ce que vous voulez et ce que vous sentez s’entendent à demi-mot.',
    trine: 'Une aisance passe, tranquille, comme une fenêtre ouverte.',
  },
  mercury: {
    conjunction: 'Les mots viennent facilement aux émotions : c’est l’heure d’écrire.',
    sextile: 'Une petite nouvelle peut vous faire plaisir, surtout si c’est vous qui la donnez.',
    square: 'On comprend parfois l’inverse de ce qui est dit ; répétez sans vous lasser.',
    trine: 'Une explication simple dénoue ce que trois longues n’avaient pas dénoué.',
    opposition: 'La tête et le cœur se renvoient la balle ; laissez-les jouer un moment.',
  },
  venus: {
    conjunction: 'La tendresse est à portée de main, et la beauté sur le chemin.',
    sextile: 'Une attention légère touche plus juste qu’un long discours.',
    square: 'On voudrait plaire et se reposer à la fois ; le naturel plaît aussi.',
    trine: 'Un moment de grâce se glisse dans l’ordinaire.',
    opposition: 'Ce que vous offrez et ce que l’on attend diffèrent un peu : demandez.',
  },
  mars: {
    conjunction: 'Le sang est vif ; une marche rapide fait un excellent interlocuteur.',
    sextile: 'Le courage vient par petites doses, exactement comme il faut.',
    square: 'Une contrariété cherche sa cible ; offrez-lui une tâche plutôt qu’une personne.',
    trine: 'Le geste part au bon moment, sans effort apparent.',
    opposition: 'La vivacité d’un autre réveille la vôtre : comptez jusqu’à cinq, puis souriez.',
  },
  jupiter: {
    conjunction: 'Le cœur est large ; invitez, proposez, ajoutez une assiette.',
    sextile: 'Une occasion aimable passe, sans faire de bruit.',
    square:
      'On promet volontiers plus que la semaine ne contient ; gardez la bonne humeur, allégez la promesse.',
    trine: 'La confiance vient d’elle-même et se communique.',
    opposition: 'Entre trop et assez, la différence tient à un sourire.',
  },
  saturn: {
    conjunction: 'Un moment grave et calme : on y pense droit.',
    sextile: 'Une règle simple fait gagner une heure.',
    square: 'Le ciel paraît un peu bas ; faites le nécessaire, le reste peut attendre.',
    trine: 'Ce qui est solide se remarque, et cela rassure.',
    opposition: 'Une exigence vient du dehors ; répondez à ce qui est juste, souriez du reste.',
  },
  uranus: {
    conjunction: 'L’imprévu frappe à la porte, souvent avec une bonne idée.',
    sextile: 'Une variante de dernière minute arrange tout le monde.',
    square: 'Le programme bouge ; gardez l’essentiel et jouez avec le reste.',
    trine: 'Une trouvaille arrive sans prévenir, attrapez-la au vol.',
    opposition: 'Quelqu’un vous surprend ; c’est peut-être une invitation.',
  },
  neptune: {
    conjunction: 'La rêverie est bonne conseillère, à l’heure où rien n’est à décider.',
    sextile: 'Une intuition fine vous souffle le mot qui convient.',
    square: 'Un léger brouillard passe ; attendez qu’il se lève avant de juger.',
    trine: 'La musique, l’eau, un poème : tout ce qui coule fait du bien à entendre.',
    opposition: 'Ce que l’on imagine d’un autre n’est pas encore lui ; posez une question.',
  },
  pluto: {
    conjunction: 'Une émotion entière demande à être reconnue, et rien de plus.',
    sextile: 'Vous voyez le fond d’une chose, et cela vous rend service.',
    square: 'Une insistance se fait sentir ; ce qui est important survit à l’attente.',
    trine: 'Une force tranquille remonte de loin.',
    opposition: 'Un rapport de force se dessine ; en sortir d’un pas suffit parfois.',
  },
};
