import type { Scene, Shape } from '#lib/drawings/charts/scene.ts';
import { num, xy } from '#lib/drawings/geometry.ts';
import { glyphOutline } from '#web/features/dossier/glyph.tsx';

/** Elements that the editor shows around its text; React does not reach inside it. */

type Attributes = Readonly<Record<string, string | undefined>>;

export const element = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] => {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined) made.setAttribute(name, value);
  made.append(...children);
  return made;
};

const drawn = (tag: string, attributes: Attributes, ...children: readonly (Node | string)[]): SVGElement => {
  const made = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined) made.setAttribute(name, value);
  made.append(...children);
  return made;
};

export const button = (label: string, act: () => void, name?: string): HTMLButtonElement => {
  const made = element('button', { type: 'button', 'aria-label': name }, label);
  made.addEventListener('click', act);
  return made;
};

/** A drawn sign; nothing for a name that has none. */
export const glyph = (name: string | undefined, className: string | undefined): SVGElement[] => {
  const outline = name === undefined ? undefined : glyphOutline(name);
  return outline === undefined
    ? []
    : [
        drawn(
          'svg',
          { class: className, viewBox: '0 0 24 24', 'aria-hidden': 'true' },
          drawn('path', { d: outline }),
        ),
      ];
};

const shapeElement = (shape: Shape): SVGElement => {
  const pen = `pen-${shape.pen}`;
  if (shape.kind === 'path') return drawn('path', { class: pen, d: shape.d });
  const [x, y] = [num(shape.at[0]), num(shape.at[1])].map(String);
  if (shape.kind === 'circle')
    return drawn('circle', { class: pen, cx: x, cy: y, r: String(num(shape.radius)) });
  if (shape.kind === 'text')
    return drawn('text', { class: pen, x, y, 'font-size': String(num(shape.size)) }, shape.text);
  const transform = `translate(${xy(shape.at)}) scale(${num(shape.size / 24, 3)}) translate(-12 -12)`;
  return drawn('path', { class: pen, transform, d: shape.outline });
};

/** A drawing of the dossier, as `SceneView` makes it. */
export const sceneElement = ({ box, shapes }: Scene, label: string): SVGElement =>
  drawn(
    'svg',
    { class: 'scene', viewBox: box.join(' '), fill: 'none', role: 'img', 'aria-label': label },
    ...shapes.map(shapeElement),
  );
