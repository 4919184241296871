import type { ReactNode } from 'react';
import {
  type LegalDocument,
  type LegalEntry,
  type LegalSection,
  type LegalWords,
  plainWords,
  runsOf,
} from './legal-document.ts';
import { legalFrameTexts as texts } from './texts.ts';

const anchor = (index: number): string => `article-${index + 1}`;
const address = /([\w.-]+@[\w.-]+\w)/;

/** Turns the e-mail addresses of a text into links. */
const linked = (text: string): ReactNode[] =>
  text.split(address).map((part) =>
    address.test(part) ? (
      <a key={part} href={`mailto:${part}`}>
        {part}
      </a>
    ) : (
      part
    ),
  );

/**
 * The words with their links and e-mail addresses, as direct children of their element: only its own texts keep
 * «e-mail» on one line.
 */
const wordsOf = (words: LegalWords): ReactNode[] =>
  runsOf(words).flatMap((run, at): ReactNode[] =>
    typeof run === 'string'
      ? linked(run)
      : [
          <a key={`${at} ${run.to}`} href={run.to}>
            {run.label}
          </a>,
        ],
  );

type ContentsProps = { headings: readonly string[]; children?: ReactNode };

/** Links to the numbered sections; `children` are additional entries. */
export const Contents = ({ headings, children }: ContentsProps) => (
  <nav aria-label={texts.contents}>
    <ol>
      {headings.map((heading, index) => (
        <li key={heading}>
          <a href={`#${anchor(index)}`}>{heading}</a>
        </li>
      ))}
      {children}
    </ol>
  </nav>
);

const Entry = ({ name, facts }: LegalEntry) => (
  <article>
    <h3>{name}</h3>
    <dl>
      {facts.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{wordsOf(text)}</dd>
        </div>
      ))}
    </dl>
  </article>
);

const Section = ({ section, id }: { section: LegalSection; id: string }) => (
  <section id={id}>
    <h2>{section.heading}</h2>
    {section.paragraphs.map((paragraph) => (
      <p key={plainWords(paragraph)}>{wordsOf(paragraph)}</p>
    ))}
    {section.list && (
      <ul>
        {section.list.map((line) => (
          <li key={plainWords(line)}>{wordsOf(line)}</li>
        ))}
      </ul>
    )}
    {section.entries?.map((entry) => (
      <Entry key={entry.name} {...entry} />
    ))}
    {section.links?.map(({ to, label }) => (
      <p key={to}>
        <a className="alone" href={to}>
          {label}
        </a>
      </p>
    ))}
  </section>
);

export const Sections = ({ sections }: { sections: readonly LegalSection[] }) =>
  sections.map((section, index) => <Section key={section.heading} section={section} id={anchor(index)} />);

/** A whole legal text under its date. */
export const LegalText = ({ date, intro, sections }: LegalDocument) => (
  <>
    <p>{date}</p>
    <p>{wordsOf(intro)}</p>
    <Contents headings={sections.map(({ heading }) => heading)} />
    <Sections sections={sections} />
  </>
);
