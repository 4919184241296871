import { helpLineTexts as texts } from '#web/texts/help-line.ts';

/** The national number for the prevention of suicide, under every field where a customer writes to an expert. */
export const HelpLine = () => (
  <p className="meta">
    {texts.before}
    <a href={`tel:${texts.number}`}>{texts.number}</a>
    {texts.after}
  </p>
);
