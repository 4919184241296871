import { sans, serif } from '#content/faces.ts';
import { reportRule } from '#content/report-rule.ts';
import { accentInks, day, night } from '../drawings/colours.ts';

/** What `report.typ` reads as `/theme.json`: the owner's faces, the inks of a page, and those of a night cover. */
export const reportTheme = {
  serif,
  sans,
  accents: accentInks,
  paper: day.paper2,
  sunk: day.paper,
  ink: day.ink,
  soft: day.ink2,
  gilt: day.gilt,
  giltInk: day.giltInk,
  rule: reportRule,
  cover: {
    ground: night.paper,
    front: night.ink,
    lines: night.gilt,
    second: night.giltInk,
    third: night.ink2,
  },
} as const;
