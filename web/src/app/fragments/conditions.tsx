import { formatDate } from '#domain/dates.ts';
import { currentTerms } from '#domain/texts/terms.ts';
import { withdrawalForm } from '#domain/texts/terms-form.ts';
import { termsPageTexts as texts } from '#web/texts/terms-page.ts';

const anchor = (index: number): string => `article-${index + 1}`;
const formAnchor = 'formulaire';

const Contents = () => (
  <nav aria-label={texts.contents}>
    <ol>
      {currentTerms.sections.map(({ heading }, index) => (
        <li key={heading}>
          <a href={`#${anchor(index)}`}>{heading}</a>
        </li>
      ))}
      <li>
        <a href={`#${formAnchor}`}>{withdrawalForm.title}</a>
      </li>
    </ol>
  </nav>
);

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

/** The terms of sale that apply now, and the model form that the law joins to them. */
export const Conditions = () => (
  <>
    <p>{texts.version(formatDate(new Date(currentTerms.version)))}</p>
    <Contents />
    {currentTerms.sections.map(({ heading, paragraphs }, index) => (
      <section key={heading} id={anchor(index)}>
        <h2>{heading}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
    ))}
    <Form />
  </>
);
