import { renderAsync } from '@resvg/resvg-js';
import { serif } from '#content/faces.ts';
import { shopName } from '#domain/merchant/contact.ts';
import { night } from '#lib/drawings/colours.ts';
import { faceFile } from '#lib/faces/face-file.ts';
import { shareTexts as texts } from '#web/texts/share.ts';
import { escaped } from '../page-html.ts';

/** The size that social networks recommend, in pixels. */
export const shareImageSize = { width: 1200, height: 630 } as const;

const { width, height } = shareImageSize;

/** The rasteriser cannot read woff. */
const fontFiles = ['400Regular', '400Regular_Italic'].map((style) => faceFile(serif, style));

/** Degrees of the map border in units of its ring, because the rasteriser does not know `pathLength`. */
const neatDash = (2 * Math.PI * 383.5) / 72;

/** Styles of the wheel in properties that the rasteriser supports; degrees and axis names would be too small. */
const style = `
  .h0, .h1, .neat { stroke: ${night.gilt} }
  .h0 { stroke-width: .6; stroke-opacity: .72 }
  .faint { stroke-opacity: .4 }
  .gl { stroke: ${night.ink}; stroke-width: 1.35 }
  .pl { stroke-width: 1.7 }
  .gilt { stroke: ${night.gilt} }
  .asp-e { stroke: ${night.indigo} }
  .asp-h { stroke: ${night.cinnabar} }
  .w2 { stroke-width: 1.6 }
  .neat { stroke-width: 5; stroke-dasharray: ${neatDash} }
  .hn { fill: ${night.ink2} }
  .giltf { fill: ${night.gilt} }
  .pf { fill: ${night.paper} }
  .deg { display: none }
  .words { font-family: "${serif}"; fill: ${night.ink} }`;

const picture = (wheel: string): string => `
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
  <style>${style}</style>
  <rect width="${width}" height="${height}" fill="${night.paper}"/>
  <path d="M0 8H${width}" stroke="${night.gilt}" stroke-width="8" stroke-dasharray="40"/>
  <path d="M0 15H${width}" stroke="${night.gilt}"/>
  ${wheel.replace('<svg ', '<svg x="620" y="52" width="540" height="540" ')}
  <g class="words">
    <text x="72" y="130" font-size="34" fill="${night.giltInk}">${escaped(shopName)}</text>
    <text x="70" y="316" font-size="72">${escaped(texts.first)}</text>
    <text x="70" y="398" font-size="72" font-style="italic">${escaped(texts.second)}</text>
    ${texts.lines.map((line, at) => `<text x="72" y="${506 + 40 * at}" font-size="28">${escaped(line)}</text>`).join('\n    ')}
  </g>
</svg>`;

/** The picture of a shared link: the sky of the day of the build, as PNG. */
export const shareImage = async (wheel: string): Promise<Buffer> => {
  const image = await renderAsync(picture(wheel), {
    font: { fontFiles, loadSystemFonts: false },
  });
  return image.asPng();
};
