import type { StaticParts } from '#web/shell/static-parts.ts';
import { Author, Ways } from './around-words.tsx';
import { GuidanceForm } from './guidance-form.tsx';
import { SkyDetails, SkyToday } from './sky-today.tsx';
import { guidanceTexts as texts } from './texts.ts';
import { WordsToday } from './words-today.tsx';

export default {
  'guidance-sky': SkyToday,
  'guidance-author': Author,
  'guidance-words': WordsToday,
  'guidance-form': () => <GuidanceForm />,
  'guidance-facts': ({ sky }) => <SkyDetails sky={sky} place={texts.shop} />,
  'guidance-ways': Ways,
} satisfies StaticParts;
