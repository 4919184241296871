import { paper2 } from '#content/day.ts';
import type { Pen } from './svg.ts';

/**
 * Inks of the drawing files. They are presentation attributes with var(): the page's custom properties are inherited by
 * the copy that `<use>` makes, while the page's classes are not. A `<style>` or a style attribute in the file works in
 * Chromium too, but depends on how a browser copies another document's sheet and applies `style-src`; attributes depend
 * on neither.
 */
const ink = {
  line: 'var(--line,currentColor)',
  live: 'var(--acc,currentColor)',
  gilt: 'var(--gilt,currentColor)',
  giltText: 'var(--gilt-ink,currentColor)',
  soft: 'var(--ink-2,currentColor)',
  easy: 'var(--indigo,currentColor)',
  hard: 'var(--cinnabar,currentColor)',
  paper: 'var(--bg,var(--paper))',
  text: 'currentColor',
  lit: `var(--moon-lit,${paper2})`,
  shade: 'var(--shade,currentColor)',
  stipple: 'var(--stip,currentColor)',
} as const;
type Ink = keyof typeof ink;

/** Lines keep their width at every size of the drawing. */
const stroke = (colour: Ink, width: number, opacity = 1): Pen =>
  `stroke="${ink[colour]}" stroke-width="${width}"${opacity < 1 ? ` stroke-opacity="${opacity}"` : ''} vector-effect="non-scaling-stroke"`;
const fill = (colour: Ink): Pen => `fill="${ink[colour]}"`;

const words = (weight: number): Pen =>
  `font-family="var(--sans)" font-size="13" font-weight="${weight}" text-anchor="middle"`;

export const pens = {
  hair: stroke('line', 0.6, 0.72),
  faint: stroke('line', 0.6, 0.4),
  ghost: stroke('line', 0.6, 0.3),
  ring: stroke('line', 0.7),
  fine: stroke('line', 1),
  firm: stroke('line', 1.5),
  glyph: stroke('text', 1.35),
  planet: stroke('text', 1.7),
  live: stroke('live', 1.5),
  liveHair: stroke('live', 0.6, 0.72),
  liveFine: stroke('live', 1),
  liveGlyph: stroke('live', 1.35),
  liveBold: stroke('live', 2),
  liveHeavy: stroke('live', 2.6),
  gilt: stroke('gilt', 1.5),
  shade: stroke('shade', 0.6, 0.8),
  stipple: stroke('stipple', 1.2, 0.85),
  relief: stroke('stipple', 0.6, 0.7),
  paper: fill('paper'),
  solid: fill('line'),
  text: fill('text'),
  liveSolid: fill('live'),
  giltFine: stroke('gilt', 1),
  giltHair: stroke('gilt', 0.6, 0.8),
  giltGlyph: stroke('gilt', 1.35),
  giltSolid: fill('gilt'),
  giltBold: stroke('gilt', 1.6),
  easy: stroke('easy', 1),
  easyClose: stroke('easy', 1.6),
  hard: stroke('hard', 1),
  hardClose: stroke('hard', 1.6),
  /** The border's dashes grow with the drawing. */
  neatline: `stroke="${ink.line}" stroke-width="5" stroke-linecap="butt"`,
  degree: `fill="${ink.soft}" ${words(500)}`,
  axis: `fill="${ink.giltText}" ${words(600)}`,
  none: 'display="none"',
  lit: fill('lit'),
  dim: stroke('line', 0.6, 0.2),
  figure: stroke('line', 1, 0.42),
  starSolid: fill('text'),
  /** The size is that of the star. */
  dot: `stroke="${ink.text}" vector-effect="non-scaling-stroke"`,
  starName: `fill="${ink.text}" fill-opacity=".8" font-size="15" font-style="italic"`,
  figureName: `fill="${ink.gilt}" font-size="19" letter-spacing="4" text-anchor="middle"`,
} as const;
