import { atPlace, ofPlace, shopZone } from '#content/shop.ts';
import { formatLongDate } from '#domain/dates.ts';
import { signs } from '#domain/guidance/sky/facts.ts';
import { signNames } from '#domain/guidance/words/names.ts';
import { fr } from '#domain/texts/typography.ts';

/** Dates, hours and positions have no-break spaces. */
const joined = (text: string): string => text.replaceAll(' ', '\u00a0');

/** «28°53′ Scorpion» */
export const positionText = (place: { sign: number; degree: number; minute: number }): string =>
  joined(
    `${place.degree}°${String(place.minute).padStart(2, '0')}′ ${signNames[signs[place.sign] ?? 'aries']}`,
  );

/** «Lune en Taureau, maison I» */
export const placedText = (body: string, sign: string, house: string): string =>
  fr(`${body} en ${sign}, maison\u00a0${house}`);

const clock = new Intl.DateTimeFormat('fr-FR', {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: shopZone,
});

/** «samedi 21 novembre 2026», «mercredi 1er juillet 2026» */
const dayText = (at: Date): string => joined(formatLongDate(at));

/** «6 h», «18 h 05» */
const hourText = (at: Date): string => {
  const [hour = '', minute = ''] = clock.format(at).split(':');
  return joined(`${Number(hour)} h${minute === '00' ? '' : ` ${minute}`}`);
};

/** «Le ciel de Paris, samedi 21 novembre 2026 à 6 h» */
export const captionText = (at: Date): string => `Le ciel ${ofPlace}, ${dayText(at)} à ${hourText(at)}`;

/** The alternative text of the wheel; the table under it gives the positions. */
export const wheelLabel = (at: Date): string =>
  `Roue du zodiaque\u00a0: position réelle du Soleil, de la Lune et des huit planètes, ${dayText(at)} à ${hourText(at)}, ${atPlace}`;
