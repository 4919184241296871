import type { StaticParts } from '#web/shell/static-parts.ts';
import { GuidanceForm } from './guidance-form.tsx';
import { SkyDetails } from './sky-details.tsx';
import { SkyToday } from './sky-today.tsx';
import { guidanceTexts as texts } from './texts.ts';

export default {
  'guidance-sky': SkyToday,
  'guidance-form': () => <GuidanceForm />,
  'guidance-facts': ({ sky }) => <SkyDetails sky={sky} place={texts.paris} />,
} satisfies StaticParts;
