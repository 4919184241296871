/** A channel of sRGB as light (WCAG 2.2, relative luminance). */
const light = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const luminance = (colour: string): number => {
  const at = (start: number): number => light(Number.parseInt(colour.slice(start, start + 2), 16));
  return 0.2126 * at(1) + 0.7152 * at(3) + 0.0722 * at(5);
};

/** The contrast of two colours as WCAG measures it, from 1 to 21. */
export const contrast = (one: string, other: string): number => {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
};
