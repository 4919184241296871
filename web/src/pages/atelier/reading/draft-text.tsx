import type { Block, Run, Section } from '#domain/report/document.ts';
import { runText } from '#domain/report/document.ts';
import { type Comment, placeOf } from '#domain/second-reading.ts';
import { secondReadingTexts } from '#domain/texts/second-reading.ts';
import { type Commenting, Comments, Margin } from './margin.tsx';
import styles from './reading.module.css';
import { readingTexts as texts } from './texts.ts';

/** Runs are never moved: their place is their key. */
const Words = ({ runs }: { runs: readonly Run[] }) =>
  runs.map((run, index) => {
    const key = `${index} ${runText(run)}`;
    return typeof run !== 'string' && 'em' in run ? (
      <em key={key}>{run.em}</em>
    ) : (
      <span key={key}>{runText(run)}</span>
    );
  });

const keyed = <Item,>(items: readonly Item[]) => items.map((item, index) => ({ item, key: String(index) }));

/** A block as it reads; drawings and tables stand in the pages. */
const BlockText = ({ block }: { block: Block }) => {
  switch (block.kind) {
    case 'paragraph':
    case 'hour':
      return (
        <p>
          <Words runs={block.runs} />
        </p>
      );
    case 'subtitle':
      return <h3>{block.text}</h3>;
    case 'quote':
      return (
        <blockquote>
          {keyed(block.lines).map(({ item, key }) => (
            <p key={key}>
              <Words runs={item} />
            </p>
          ))}
        </blockquote>
      );
    case 'figure':
      return <p className={styles.piece}>{texts.figure(block.caption.map(runText).join(''))}</p>;
    case 'table':
      return <p className={styles.piece}>{texts.table}</p>;
    case 'list':
      return (
        <dl>
          {keyed(block.rows).map(({ item, key }) => (
            <div key={key}>
              <dt>{item.name}</dt>
              <dd>
                <Words runs={item.runs} />
              </dd>
            </div>
          ))}
        </dl>
      );
    case 'questions':
      return (
        <ol>
          {keyed(block.questions).map(({ item, key }) => (
            <li key={key}>
              <Words runs={item} />
            </li>
          ))}
        </ol>
      );
  }
};

/** Nobody comments on what is withheld. */
const commentedPlace = (block: Block) => {
  const place = placeOf(block);
  return place?.quote === secondReadingTexts.withheld ? undefined : place;
};

type SectionTextProps = { section: Section; comments: readonly Comment[]; commenting: Commenting };

/** A section, each paragraph with its margin; comments whose paragraph has changed come first. */
export const SectionText = ({ section, comments, commenting }: SectionTextProps) => {
  const rows = keyed(section.blocks).map(({ item: block, key }) => {
    const place = commentedPlace(block);
    return { key: `${place?.anchor ?? block.kind} ${key}`, block, place };
  });
  const anchors = new Set(rows.map(({ place }) => place?.anchor));
  const lost = comments.filter(({ anchor }) => !anchors.has(anchor));
  const title = [section.title, section.second].filter((part) => part !== '').join(' ');
  return (
    <section className={styles.section} aria-label={title}>
      <h2>{title}</h2>
      {lost.length > 0 && (
        <aside className={styles.lost}>
          <p className="meta">{texts.lost}</p>
          {lost.map((comment) => (
            <div key={comment.id}>
              <p className={styles.quote}>{texts.quote(comment.quote)}</p>
              <Comments comments={[comment]} commenting={commenting} />
            </div>
          ))}
        </aside>
      )}
      {rows.map(({ key, block, place }) => (
        <div key={key} className={styles.row}>
          <div className={styles.text}>
            <BlockText block={block} />
          </div>
          {place && (
            <Margin
              section={section.id}
              place={place}
              comments={comments.filter(({ anchor }) => anchor === place.anchor)}
              commenting={commenting}
            />
          )}
        </div>
      ))}
    </section>
  );
};
