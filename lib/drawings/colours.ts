/**
 * The colours of mails, papers and saved charts, where no style sheet reaches: the values of
 * `web/src/styles/tokens.css`.
 */
export const day = {
  paper: '#f5efe1',
  paper2: '#fbf8f0',
  ink: '#1a2139',
  ink2: '#4c5062',
  rule: '#d3c8ae',
  gilt: '#9a7019',
  giltInk: '#7d5a10',
  indigo: '#2f4790',
  cinnabar: '#a5361f',
  verdigris: '#1d665a',
  plum: '#743a66',
} as const;
/** The ink of each accent on paper. */
export const accentInks = {
  indigo: day.indigo,
  cinnabar: day.cinnabar,
  verdigris: day.verdigris,
  plum: day.plum,
  gilt: day.giltInk,
} as const;
export const night = {
  paper: '#0d1433',
  ink: '#f2ead7',
  ink2: '#bdbac2',
  rule: '#303a68',
  gilt: '#d8b364',
  giltInk: '#e3c27b',
} as const;
