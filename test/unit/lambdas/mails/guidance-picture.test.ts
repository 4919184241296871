/** The sky in the mail's picture, decoded like in a reader's program. */
import { inflateSync } from 'node:zlib';
import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { skyOfDay } from '#domain/guidance/sky/day.ts';
import { createCanvas } from '#lambdas/mails/picture/canvas.ts';
import { markPicture } from '#lambdas/mails/picture/mark-picture.ts';
import { polylines } from '#lambdas/mails/picture/outline.ts';
import { skyPicture } from '#lambdas/mails/picture/sky-picture.ts';
import { planets, signs } from '#lib/drawings/glyphs.ts';
import { logo } from '#lib/drawings/logo.ts';
import { litPart } from '#lib/drawings/moon-phase.ts';

const side = 1040;

/** The pixels of the shop's PNG by colour. */
const decode = (png: Uint8Array) => {
  const view = Buffer.from(png);
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < view.length; at += 12 + view.readUInt32BE(at)) {
    chunks.set(
      view.toString('latin1', at + 4, at + 8),
      view.subarray(at + 8, at + 8 + view.readUInt32BE(at)),
    );
  }
  const [palette, data] = [chunks.get('PLTE') ?? Buffer.alloc(0), chunks.get('IDAT') ?? Buffer.alloc(0)];
  const rows = inflateSync(data);
  return (x: number, y: number): number[] => {
    const index = rows[Math.round(y) * (side + 1) + 1 + Math.round(x)] ?? 0;
    return [...palette.subarray(index * 3, index * 3 + 3)];
  };
};

const brightness = (pixel: readonly number[]) => pixel.reduce((sum, channel) => sum + channel, 0) / 3;

/** Lit share of the Moon's disc, from pixels that are clearly lit or dark. */
const litShare = (at: ReturnType<typeof decode>): number => {
  let [lit, all] = [0, 0];
  for (let x = -200; x <= 200; x += 4) {
    for (let y = -200; y <= 200; y += 4) {
      if (Math.hypot(x, y) > 198) continue;
      all += 1;
      if (brightness(at(side / 2 + x, side / 2 + y)) > 110) lit += 1;
    }
  }
  return lit / all;
};

describe('the picture of a day', () => {
  it.each(['2026-11-17', '2026-11-21', '2026-11-24', '2026-12-03', '2026-12-08'])(
    'of %s is small, readable elsewhere, and its Moon as lit as the sky’s, on the right side',
    (date) => {
      const sky = skyOfDay('Europe/Paris', date);
      const png = skyPicture(sky);
      expect(png.length).toBeLessThan(90_000);
      const shown = new Resvg(
        `<svg xmlns="http://www.w3.org/2000/svg" width="52" height="52"><image width="52" height="52" href="data:image/png;base64,${Buffer.from(png).toString('base64')}"/></svg>`,
      ).render();
      expect(brightness([...shown.pixels.subarray(0, 3)])).toBeGreaterThan(20);
      const at = decode(png);
      expect(Math.abs(litShare(at) - sky.moon.illumination)).toBeLessThan(0.03);
      const [left, right] = [-190, 190].map((x) => brightness(at(side / 2 + x, side / 2)) > 110);
      const isWaxing = sky.moon.elongation < 180;
      if (Math.abs(sky.moon.illumination - 0.5) < 0.4) expect([left, right]).toEqual([!isWaxing, isWaxing]);
      expect(skyPicture(sky)).toEqual(png);
    },
  );

  it('has a dot at the degree of each body, counted from the left counterclockwise', () => {
    const sky = skyOfDay('Europe/Paris', '2026-11-21');
    const at = decode(skyPicture(sky));
    for (const longitude of Object.values(sky.positions)) {
      const angle = ((180 + longitude) * Math.PI) / 180;
      const pixel = at(side / 2 + 400 * Math.cos(angle), side / 2 - 400 * Math.sin(angle));
      expect(pixel.map((value) => Math.round(value / 24))).toEqual(
        [216, 179, 100].map((v) => Math.round(v / 24)),
      );
    }
  });
});

describe('the mark', () => {
  it('equals the site’s own file, on a dark ground', () => {
    const png = markPicture();
    const shown = new Resvg(
      `<svg xmlns="http://www.w3.org/2000/svg" width="144" height="144"><image width="144" height="144" href="data:image/png;base64,${Buffer.from(png).toString('base64')}"/></svg>`,
    ).render();
    const symbol = logo()
      .replaceAll(/var\(--gilt,currentColor\)/g, 'rgb(216,179,100)')
      .replaceAll(/var\(--line,currentColor\)/g, 'rgb(242,234,215)')
      .replaceAll(' vector-effect="non-scaling-stroke"', '');
    // Each read of `pixels` copies the whole picture.
    const { pixels } = new Resvg(
      `<svg xmlns="http://www.w3.org/2000/svg" width="144" height="144">${symbol}<rect width="144" height="144" fill="rgb(13,20,51)"/><use href="#logo"/></svg>`,
    ).render();
    const off = [...shown.pixels].map((value, at) => Math.abs(value - (pixels[at] ?? 0)));
    expect(off.reduce((sum, one) => sum + one, 0) / off.length).toBeLessThan(3);
    expect(Buffer.compare(markPicture(), png)).toBe(0);
  });
});

describe('the canvas', () => {
  const outlines = {
    ...signs,
    ...planets,
    crescent: litPart([12, 12], 9, 50),
    gibbous: litPart([12, 12], 9, 210),
  };

  it.each(Object.entries(outlines))('draws %s like an SVG renderer', (_name, outline) => {
    const canvas = createCanvas(24, 4, [0, 0, 0]);
    canvas.stroke(polylines(outline), 1.2, { ink: [255, 255, 255] });
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24"/><path d="${outline}" fill="none" stroke="#fff" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
    const { pixels } = new Resvg(svg, { fitTo: { mode: 'width', value: canvas.size } }).render();
    const off = Array.from({ length: canvas.size ** 2 }, (_, pixel) =>
      Math.abs((canvas.rgb[pixel * 3] ?? 0) - (pixels[pixel * 4] ?? 0)),
    );
    expect(off.reduce((sum, one) => sum + one, 0) / off.length).toBeLessThan(2);
  });

  it('refuses an outline with an unknown command', () => {
    expect(() => polylines('M0 0S1 1 2 2')).toThrow('no command S');
  });
});
