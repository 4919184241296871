/** The look of another shop: its style sheets and modules are made of its palette and its faces. */
import { expect, test } from 'vitest';
import { contrast } from '../../../../bin/content/contrast.ts';
import { contentModules } from '../../../../bin/content/make.ts';
import { themeModules } from '../../../../bin/content/theme-modules.ts';

const { theme } = contentModules().house;
const red = { day: '#550000', night: '#ffcccc' };

test('a colour is a property of the style sheet and a constant of the modules, and reaches the roles that play it', () => {
  const made = themeModules({ ...theme, palette: { ...theme.palette, ink: red } });
  expect(made['palette.css']).toContain('--ink: light-dark(#550000, #ffcccc);');
  expect(made['palette.css']).toContain(`--line: light-dark(#550000, ${theme.palette.gilt.night});`);
  expect(made['day.ts']).toContain('export const ink = "#550000" as const;');
  expect(made['night.ts']).toContain('export const ink = "#ffcccc" as const;');
});

test('a family has the fallbacks of its metrics where the shop has them, and what the device has anyway', () => {
  const made = themeModules({ ...theme, faces: { serif: 'Noto Serif', sans: 'Commissioner' } });
  const sheet = made['faces.css'];
  expect(sheet).toContain('--serif: "Noto Serif", Georgia, serif;');
  expect(sheet).toContain('--sans: "Commissioner", "Commissioner fallback", "Commissioner on Android"');
  expect(sheet).toContain('src: url("../fonts/noto-serif-italic.woff2")');
  expect(sheet?.match(/@import .*/g)).toEqual(['@import "../../web/src/styles/faces/commissioner.css";']);
});

test('contrast is measured as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
});
