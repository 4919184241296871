/** A picture in memory, drawn from polylines with smooth edges. */
import type { Polyline } from './outline.ts';

/** 0 to 255 each. */
export type Ink = readonly [red: number, green: number, blue: number];
type Pen = {
  readonly ink: Ink;
  /** 0 to 1. */
  readonly alpha?: number;
  /** Closed shapes that clip the drawing. */
  readonly within?: readonly Polyline[];
};
type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** Sampled rows per pixel of a filled shape. */
const rowsPerPixel = 4;

const boxOf = (lines: readonly Polyline[], margin: number, size: number): Box => {
  const points = lines.flat();
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    left: Math.max(0, Math.floor(Math.min(...xs) - margin)),
    top: Math.max(0, Math.floor(Math.min(...ys) - margin)),
    right: Math.min(size, Math.ceil(Math.max(...xs) + margin)),
    bottom: Math.min(size, Math.ceil(Math.max(...ys) + margin)),
  };
};

type Segment = readonly [x1: number, y1: number, x2: number, y2: number];
const segmentsOf = (lines: readonly Polyline[]): Segment[] =>
  lines.flatMap((line) =>
    line.slice(1).map(([x2, y2], index): Segment => {
      const [x1, y1] = line[index] ?? [x2, y2];
      return [x1, y1, x2, y2];
    }),
  );

const distance = (x: number, y: number, [x1, y1, x2, y2]: Segment): number => {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const along = dx || dy ? ((x - x1) * dx + (y - y1) * dy) / (dx ** 2 + dy ** 2) : 0;
  const t = Math.min(1, Math.max(0, along));
  return Math.hypot(x - x1 - t * dx, y - y1 - t * dy);
};

/** The share of each pixel that a shape covers, 0 to 1. */
type Mask = Float32Array;

const maskStroke = (mask: Mask, size: number, lines: readonly Polyline[], width: number): void => {
  const reach = width / 2 + 0.5;
  for (const segment of segmentsOf(lines)) {
    const [x1, y1, x2, y2] = segment;
    const box = boxOf(
      [
        [
          [x1, y1],
          [x2, y2],
        ],
      ],
      reach,
      size,
    );
    for (let y = box.top; y < box.bottom; y += 1) {
      for (let x = box.left; x < box.right; x += 1) {
        const covered = Math.min(1, reach - distance(x + 0.5, y + 0.5, segment));
        if (covered > (mask[y * size + x] ?? 1)) mask[y * size + x] = covered;
      }
    }
  }
};

const crossings = (segments: readonly Segment[], y: number): number[] =>
  segments
    .flatMap(([x1, y1, x2, y2]) => (y1 <= y !== y2 <= y ? [x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)] : []))
    .sort((left, right) => left - right);

/** Adds a span of one sampled row; its ends cover their pixels in part. */
const addSpan = (mask: Mask, start: number, [from, to]: readonly [number, number]): void => {
  for (let x = Math.floor(from); x < to; x += 1) {
    const covered = Math.min(x + 1, to) - Math.max(x, from);
    mask[start + x] = (mask[start + x] ?? 0) + covered / rowsPerPixel;
  }
};

/** Even-odd rule, because the shapes do not overlap themselves. */
const maskFill = (mask: Mask, size: number, lines: readonly Polyline[]): void => {
  const segments = segmentsOf(lines);
  const { top, bottom } = boxOf(lines, 0, size);
  for (let row = top * rowsPerPixel; row < bottom * rowsPerPixel; row += 1) {
    const xs = crossings(segments, (row + 0.5) / rowsPerPixel);
    const start = Math.floor(row / rowsPerPixel) * size;
    for (let index = 0; index + 1 < xs.length; index += 2)
      addSpan(mask, start, [xs[index] ?? 0, xs[index + 1] ?? 0]);
  }
};

/**
 * A square of `side` units, `scale` pixels each, filled with one ink. `rgb` holds three bytes per pixel, row by row.
 */
export const createCanvas = (side: number, scale: number, ground: Ink) => {
  const size = side * scale;
  const rgb = new Uint8Array(size * size * 3).map((_, index) => ground[index % 3] ?? 0);
  const masks = [new Float32Array(size * size), new Float32Array(size * size)] as const;
  const scaled = (lines: readonly Polyline[]) =>
    lines.map((line) => line.map(([x, y]) => [x * scale, y * scale] as const));

  const blend = (box: Box, { ink, alpha = 1, within }: Pen): void => {
    const [mask, clip] = masks;
    if (within) maskFill(clip, size, scaled(within));
    for (let y = box.top; y < box.bottom; y += 1) {
      for (let x = box.left; x < box.right; x += 1) {
        const at = y * size + x;
        const share = Math.min(1, mask[at] ?? 0) * alpha * (within ? Math.min(1, clip[at] ?? 0) : 1);
        for (let channel = 0; share > 0 && channel < 3; channel += 1) {
          const old = rgb[at * 3 + channel] ?? 0;
          rgb[at * 3 + channel] = Math.round(old + ((ink[channel] ?? 0) - old) * share);
        }
      }
    }
    for (const used of within ? masks : [mask]) used.fill(0);
  };

  /** Draws lines with round ends; `width` is in units. */
  const stroke = (lines: readonly Polyline[], width: number, pen: Pen): void => {
    const placed = scaled(lines);
    maskStroke(masks[0], size, placed, width * scale);
    blend(boxOf(placed, width * scale, size), pen);
  };

  /** Fills closed shapes. */
  const fill = (lines: readonly Polyline[], pen: Pen): void => {
    const placed = scaled(lines);
    maskFill(masks[0], size, placed);
    blend(boxOf(placed, 1, size), pen);
  };

  return { size, rgb, stroke, fill };
};
export type Canvas = ReturnType<typeof createCanvas>;
