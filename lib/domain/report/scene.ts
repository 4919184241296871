import * as z from 'zod/mini';

/** A drawing as a delivered report keeps it; a test holds it equal to the type of the drawings. */

const point = z.readonly(z.tuple([z.number(), z.number()]));

const pen = z.literal([
  ...(['ring', 'fine', 'hair', 'faint', 'neat', 'glyph', 'zone', 'planet'] as const),
  ...(['gilt', 'giltFill', 'giltArc', 'easy', 'easyClose', 'hard', 'hardClose'] as const),
  ...(['paper', 'solid', 'live', 'liveHair', 'liveFine', 'liveFill', 'liveGlyph'] as const),
  ...(['wall', 'hollow', 'single', 'double', 'doubleGap', 'triple', 'tripleGap', 'tripleCore'] as const),
]);

const textPen = z.literal([
  'degree',
  'axis',
  'house',
  'quiet',
  'number',
  'letter',
  'absent',
  'vowel',
  'consonant',
]);

const of = z.optional(z.array(z.string()));

const shape = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('path'), of, pen, d: z.string() }),
  z.object({ kind: z.literal('circle'), of, pen, at: point, radius: z.number() }),
  z.object({ kind: z.literal('glyph'), of, pen, outline: z.string(), at: point, size: z.number() }),
  z.object({ kind: z.literal('text'), of, pen: textPen, at: point, size: z.number(), text: z.string() }),
]);

export const sceneSchema = z.object({
  box: z.readonly(z.tuple([z.number(), z.number(), z.number(), z.number()])),
  shapes: z.array(shape),
});
