import { exampleFile, type Leaf, type ReportExtract } from '#domain/merchant/examples.ts';
import disclosure from '#web/ui/disclosure.module.css';
import styles from './leaves.module.css';
import { examplesTexts as texts } from './texts.ts';

/** A page as a picture, which leads to the same page of the PDF, above its words. */
const Page = ({ id, leaf }: { id: string; leaf: Leaf }) => (
  <li>
    <a href={`${exampleFile({ id })}#page=${leaf.page}`}>
      <img
        src={leaf.file}
        width="420"
        height="595"
        loading="lazy"
        decoding="async"
        alt={texts.leaf(leaf.page, leaf.title)}
      />
    </a>
    <details className={disclosure.disclosure}>
      <summary>{texts.read(leaf.page)}</summary>
      {leaf.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </details>
  </li>
);

/** Pages of a report in a row that moves sideways. */
export const Leaves = ({ extract: { id, title, pages, leaves } }: { extract: ReportExtract }) => (
  <>
    <p className="meta">{texts.leafing(leaves.length, pages)}</p>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard moves what does not fit */}
    <ul className={styles.leaves} tabIndex={0} aria-label={texts.leaves(title)}>
      {leaves.map((leaf) => (
        <Page key={leaf.page} id={id} leaf={leaf} />
      ))}
    </ul>
  </>
);
