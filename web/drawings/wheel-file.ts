import { pens } from '#lib/drawings/pens.ts';
import { svgFile, symbol } from '#lib/drawings/svg.ts';

/** The ink of each class of the wheel. */
const inks: Readonly<Record<string, string>> = {
  h0: pens.hair,
  'h0 faint': pens.faint,
  h1: pens.fine,
  gl: pens.glyph,
  'gl pl': pens.planet,
  'gilt w2': pens.giltBold,
  'asp-e': pens.easy,
  'asp-e w2': pens.easyClose,
  'asp-h': pens.hard,
  'asp-h w2': pens.hardClose,
  neat: pens.neatline,
  'ink hn': pens.text,
  giltf: pens.giltSolid,
  pf: pens.paper,
  deg: pens.degree,
  'deg ax': pens.axis,
};

/** On a phone: finer rings, without the words that would be too small to read. */
const narrowInks: typeof inks = {
  ...inks,
  h1: pens.ring,
  'ink hn': pens.none,
  deg: pens.none,
  'deg ax': pens.none,
};

const inked = (wheel: string, table: typeof inks): string =>
  wheel.replace(/^<svg [^>]*>|<\/svg>$/g, '').replace(/class="([^"]+)"/g, (_, names: string) => {
    const pen = table[names];
    if (pen === undefined) throw new Error(`the wheel has no ink for «${names}»`);
    return pen;
  });

const box = '-400 -400 800 800';
/** The transform by which `glyph` centres a symbol. */
const centred = 'translate(-12 -12)';

/** The shapes of the wheel of `wheel.ts`, for wider screens and for phones. */
export const inkedWheels = (wheel: string) => ({
  roue: inked(wheel, inks),
  'roue-etroite': inked(wheel, narrowInks).replaceAll(centred, `scale(1.22) ${centred}`),
});
export type WheelId = keyof ReturnType<typeof inkedWheels>;

/** Both wheels as a file, which keeps 6 kB out of the page's HTML. */
export const wheelFile = (wheel: string): string => {
  const wheels = inkedWheels(wheel);
  return svgFile(symbol('roue', box, wheels.roue), symbol('roue-etroite', box, wheels['roue-etroite']));
};
