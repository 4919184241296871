import { formatDate } from '#domain/dates.ts';
import { versionDate } from '#domain/texts/papers.ts';
import { currentTerms, type Terms } from '#domain/texts/terms.ts';
import { withdrawalForm } from '#domain/texts/terms-form.ts';
import { earlierTerms } from '#domain/texts/terms-versions.ts';
import { Contents, Sections } from '#web/features/legal/legal-sections.tsx';
import { legalFrameTexts as texts } from '#web/features/legal/texts.ts';
import type { StaticParts } from '#web/shell/static-parts.ts';
import disclosure from '#web/ui/disclosure.module.css';

const formAnchor = 'formulaire';
const earlierAnchor = 'versions-anterieures';

const Form = () => (
  <section id={formAnchor} data-form>
    <h2>{withdrawalForm.title}</h2>
    <p>{withdrawalForm.notice}</p>
    <p>
      {withdrawalForm.addressee.label}
      {withdrawalForm.addressee.lines.map((line) => (
        <span key={line}>
          <br />
          {line}
        </span>
      ))}
    </p>
    <p>{withdrawalForm.statement}</p>
    {withdrawalForm.fields.map(({ label, lines }) => (
      <p key={label}>
        {label}
        {Array.from({ length: lines }, (_, line) => `${label} ${line}`).map((key) => (
          <span key={key} data-blank />
        ))}
      </p>
    ))}
    <p>{withdrawalForm.footnote}</p>
  </section>
);

/** An earlier version, for the orders that accepted it. */
const Earlier = ({ version, sections }: Terms) => (
  <details id={`version-${version}`} className={disclosure.disclosure}>
    <summary>{texts.versionOf(versionDate(version))}</summary>
    {sections.map(({ heading, paragraphs }) => (
      <section key={heading}>
        <h3>{heading}</h3>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
    ))}
  </details>
);

/** The terms of sale in force, and the model withdrawal form that the law requires. */
const Conditions = () => (
  <>
    <p>{texts.version(formatDate(new Date(currentTerms.version)))}</p>
    <Contents headings={currentTerms.sections.map(({ heading }) => heading)}>
      <li>
        <a href={`#${formAnchor}`}>{withdrawalForm.title}</a>
      </li>
      <li>
        <a href={`#${earlierAnchor}`}>{texts.earlier}</a>
      </li>
    </Contents>
    <Sections sections={currentTerms.sections} />
    <Form />
    <section id={earlierAnchor}>
      <h2>{texts.earlier}</h2>
      <p>{texts.earlierDetail}</p>
      {earlierTerms.map((terms) => (
        <Earlier key={terms.version} {...terms} />
      ))}
    </section>
  </>
);

export default { cgv: Conditions } satisfies StaticParts;
