import { wholeWords } from '#domain/texts/whole-words.ts';
import type { Block, Inline } from './document.ts';
import { styles } from './styles.ts';

type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

/** Prevents a line break in `wholeWords`, and keeps each word unchanged when it is copied. */
export const Words = ({ text }: { text: string }) =>
  text.split(wholeWords).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={`${at}${part}`} style={styles.whole}>
        {part}
      </span>
    ),
  );

const InlineView = ({ inline }: { inline: Inline }) => {
  if (typeof inline === 'string') return <Words text={inline} />;
  if ('strong' in inline) {
    return (
      <strong>
        <Words text={inline.strong} />
      </strong>
    );
  }
  return (
    <a href={inline.href} className="ink" style={styles.link}>
      {inline.label}
    </a>
  );
};

const Paragraph = ({ content }: BlockOf<'paragraph'>) => (
  <p className="ink" style={styles.paragraph}>
    {content.map((inline) => (
      <InlineView key={JSON.stringify(inline)} inline={inline} />
    ))}
  </p>
);

/** Without it React adds a preload link to the head, which may make a mail client send a request. */
export const withoutPreload = 'low';

/** The picture has its own colours, which fit the day and night themes. */
const Picture = ({ cid, alt, side }: BlockOf<'picture'>) => (
  <img
    src={`cid:${cid}`}
    alt={alt}
    width={side}
    height={side}
    fetchPriority={withoutPreload}
    className="soft"
    style={styles.picture}
  />
);

const Note = ({ content }: BlockOf<'note'>) => (
  <p className="soft" style={styles.note}>
    {content.map((inline) => (
      <InlineView key={JSON.stringify(inline)} inline={inline} />
    ))}
  </p>
);

/** The cell has the background too, because Outlook draws no padding around a link. */
const Action = ({ href, label }: BlockOf<'action'>) => (
  <table role="presentation" cellPadding={0} cellSpacing={0} style={styles.button}>
    <tbody>
      <tr>
        <td className="button" style={styles.buttonCell}>
          <a href={href} className="label" style={styles.buttonLink}>
            {label}
          </a>
        </td>
      </tr>
    </tbody>
  </table>
);

const Facts = ({ rows }: BlockOf<'facts'>) => (
  <table cellPadding={0} cellSpacing={0} style={styles.table}>
    <tbody>
      {rows.map(({ term, value }) => (
        <tr key={term}>
          <th scope="row" className="soft rule" style={styles.term}>
            <Words text={term} />
          </th>
          <td className="ink rule" style={styles.value}>
            {value}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

const Bill = ({ lines, total }: BlockOf<'bill'>) => (
  <table cellPadding={0} cellSpacing={0} style={styles.table}>
    <tbody>
      {lines.map(({ label, detail, amount }) => (
        <tr key={label}>
          <th scope="row" className="ink rule" style={styles.item}>
            {label}
            <span className="soft" style={styles.detail}>
              {detail}
            </span>
          </th>
          <td className="ink rule" style={styles.amount}>
            {amount}
          </td>
        </tr>
      ))}
      <tr>
        <th scope="row" className="ink" style={styles.totalLabel}>
          {total.label}
        </th>
        <td className="ink" style={styles.totalAmount}>
          {total.amount}
        </td>
      </tr>
    </tbody>
  </table>
);

const Items = ({ items }: { items: readonly string[] }) =>
  items.map((item) => (
    <li key={item} style={styles.listItem}>
      <Words text={item} />
    </li>
  ));

export const BlockView = ({ block }: { block: Block }) => {
  switch (block.kind) {
    case 'paragraph':
      return <Paragraph {...block} />;
    case 'picture':
      return <Picture {...block} />;
    case 'note':
      return <Note {...block} />;
    case 'section':
      return (
        <h2 className="ink edge" style={styles.section}>
          <Words text={block.title} />
        </h2>
      );
    case 'action':
      return <Action {...block} />;
    case 'facts':
      return <Facts {...block} />;
    case 'bill':
      return <Bill {...block} />;
    case 'highlight':
      return (
        <p className="ink edge" style={styles.highlight}>
          <span className="soft" style={styles.highlightLabel}>
            {block.label}
          </span>
          <strong style={styles.highlightValue}>{block.value}</strong>
        </p>
      );
    case 'steps':
      return (
        <ol className="ink" style={styles.list}>
          <Items items={block.items} />
        </ol>
      );
    case 'list':
      return (
        <ul className="ink" style={styles.list}>
          <Items items={block.items} />
        </ul>
      );
  }
};
