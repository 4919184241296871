/**
 * What keeps a sentence from saying something of its reader's own birth. A sentence in doubt says nothing: a wrong line
 * under a right word costs more than a missed one.
 */

/** Kin and company, one at a time: «vos amis» own nothing. */
const kin =
  'soeur|frere|mere|pere|parents|fille|fils|mari|epoux|epouse|femme|compagne|compagnon|conjointe? (?:a|est|qui)|partenaire|amie?|cousine?|oncle|tante|grand-mere|grand-pere|patronne?|collegue|associee?|jumeau|jumelle|enfant|ex|bebe|personne';
const others = new RegExp(`\\b(?:${kin})\\b`, 'u');
const theirKin = new RegExp(`\\b(?:votre|ton|ta|son|sa|notre|leur) (?:${kin})\\b`, 'u');
/** «la Lune de votre sœur», where nothing is said of the Moon that could be wrong. */
const ofKin = new RegExp(
  `^ (?:en [a-z]+ )?(?:de|chez) (?:votre|vos|ton|ta|tes|un|une|la|le|l') ?(?:${kin})s?\\b`,
  'u',
);
export const isOfKin = (words: string, behind: number): boolean => ofKin.test(words.slice(behind));
/** «chez Mozart», «elle a la Lune en Vierge». */
const stranger =
  /\b(?:ceux|celles|quelqu'un|les gens|les anciens|la tradition)\b|\bchez (?!vous\b|toi\b|nous\b)[a-z]|\b(?:a|ont|avait|avaient|aurait) (?:le |la |l'|un |une )?$/u;

const supposed =
  /(?<!meme )\b(?:si|s'il|s'ils|s'elle)\b|\b(?:suppos|imagin)[a-z]+|\bpeut-etre\b|\b[a-z]+(?:rait|riez|raient)\b/u;
/** The whole sentence is unsure of what it says. */
const unsure = /\b(?:hypothese|confirmer|verifier|incertaine?)\b/u;
const general = /\b(?:quand|lorsque|lorsqu'[a-z]+|chaque fois|en general|souvent dire)\b/u;

const denied =
  /\b(?:(?:pas|plus|non|ni|jamais|aucune?|sans|contrairement a)(?![a-z])|plutot qu[e']|au lieu d[e']|loin d[e'])(?: |')?(?:[a-z]+(?: |')){0,3}$/u;

const passing =
  /\bretrograde|\btransit|\bprogress|\brevolution|\blunaison|\beclipse|\b(?:nouvelle|pleine) lune|\bentre (?:en|dans|au|aux)\b|\b(?:entra|entrera|passe|passera|passage|traverse|traversera|quitte|quittera|revient|reviendra|visite|visitera|arrive|arrivera|sera|rejoint|rejoignent)\b(?! pour)|\bcet (?:ete|automne|hiver)\b|\b(?:ce soir|cette nuit|demain|hier|aujourd'hui|ce printemps|cette annee|cette semaine|ce mois|ces mois|en ce moment|actuel|actuelle|actuellement|prochain|prochaine|bientot|desormais)\b/u;
/** What is said of «votre Lune» with these words is of another chart of hers. */
const otherChart = /\bprogress|\brevolution (?:solaire|lunaire)|\bretour (?:solaire|lunaire)/u;

const generalWords =
  'une?|des|les|toute?|toutes|chaque|aucune?|quelle|quel|certaine?s|deux|cette|ces|tel|telle';
const anyOne = new RegExp(`\\b(?:${generalWords})(?: [a-z-]+)? $`, 'u');
const hers = /\bvous (?:etes|avez|portez) une? (?:[a-z]+ )?$/u;
const theirs = /\b(?:sa|son|ses|leur|leurs|ma|mon|mes|notre|nos)(?: [a-z-]+)? $/u;
const yours = /\b(?:votre|vos|ton|ta|tes)(?: [a-z-]+)? $/u;

/** «Votre Lune», with one word between them at most. */
export const isOwn = (words: string, at: number): boolean => yours.test(words.slice(0, at));

const yearsAfter = (words: string, born: number): boolean =>
  (words.match(/\b(?:19|20)\d\d\b/gu) ?? []).some((year) => Number(year) > born);

/** Somebody else is meant by what stands at a place. */
const isOfAnother = (words: string, at: number): boolean => {
  const before = words.slice(0, at);
  return others.test(before) || stranger.test(before) || theirs.test(before);
};

/** «né en 1955, votre père»: whoever is named before «vous». */
export const isBornOther = (words: string, at: number): boolean =>
  isOfAnother(words, at) || theirKin.test(words.slice(at).split(/\bvous\b/u)[0] ?? '');

/** «un chemin de vie 7» is anybody's; «vous avez un chemin de vie 7» and «avec un chemin de vie 7, vous» are the reader's. */
const isAnyOne = (words: string, at: number): boolean => {
  const [before, after] = [words.slice(0, at), words.slice(at)];
  if (!anyOne.test(before) || hers.test(before)) return false;
  return !(
    /\bavec une? (?:[a-z]+ )?$/u.test(before) &&
    /^[^,]*, (?:vous|votre)\b/u.test(after) &&
    !supposed.test(after)
  );
};

/** No fact is stated at a place: it is supposed, denied, or holds for anybody. */
const isOpen = (words: string, at: number): boolean => {
  const before = words.slice(0, at);
  return (
    unsure.test(words) ||
    supposed.test(before) ||
    denied.test(before) ||
    isAnyOne(words, at) ||
    (!yours.test(before) && general.test(before))
  );
};

type Subject = { readonly words: string; readonly at: number; readonly born: string };

/** What stands at a place may be said of another, or of nobody. */
export const isUnclear = (words: string, at: number): boolean => isOfAnother(words, at) || isOpen(words, at);

/** What stands at a place is not of the sky at birth: unclear, or of a day that passes. */
export const isDoubted = ({ words, at, born }: Subject): boolean => {
  if (isUnclear(words, at)) return true;
  if (otherChart.test(words)) return true;
  return !isOwn(words, at) && (passing.test(words) || yearsAfter(words, Number(born.slice(0, 4))));
};

const conditional = /\b[a-z]+(?:rait|riez|raient)\b/u;

/** A name with «le» says something of its reader only in a sentence to the reader, and not in «vous irait». */
export const isGeneral = (words: string, at: number): boolean =>
  /\b(?:le|la|l'|du|de la|au) ?$/u.test(words.slice(0, at)) &&
  (!/\b(?:vous|votre|vos|tu|ton|ta)\b/u.test(words) || conditional.test(words));
