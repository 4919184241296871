/** Local hours from `from`, inclusive, to `to`, exclusive. */
export const dayParts = {
  night: { from: 0, to: 6 },
  morning: { from: 6, to: 12 },
  afternoon: { from: 12, to: 18 },
  evening: { from: 18, to: 24 },
} as const;
export type DayPart = keyof typeof dayParts;
export const dayPartNames = [
  'night',
  'morning',
  'afternoon',
  'evening',
] as const satisfies readonly DayPart[];
