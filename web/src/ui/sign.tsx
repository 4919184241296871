/** Icons of 20 × 20, always beside text. */
const strokes = {
  error: 'M10 1.8a8.2 8.2 0 1 1 0 16.4a8.2 8.2 0 1 1 0-16.4M10 5.6v5.6M10 14.2v.1',
  success: 'M10 1.8a8.2 8.2 0 1 1 0 16.4a8.2 8.2 0 1 1 0-16.4M6.2 10.3l2.6 2.6l5-5.6',
  info: 'M10 1.8a8.2 8.2 0 1 1 0 16.4a8.2 8.2 0 1 1 0-16.4M10 9v5.4M10 5.8v.1',
  close: 'M4 4l12 12M16 4L4 16',
} as const;

export const Sign = ({ name, className }: { name: keyof typeof strokes; className?: string | undefined }) => (
  <svg className={className} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
    <path d={strokes[name]} fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
  </svg>
);
