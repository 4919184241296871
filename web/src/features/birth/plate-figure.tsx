import { useContext } from 'react';
import type { TypedInstant } from '#domain/births/instant.ts';
import type { SmallSky } from '#domain/charts/small-sky.ts';
import type { Sign } from '#domain/guidance/sky/facts.ts';
import styles from './instant-plate.module.css';
import { plateTexts as texts } from './plate-texts.ts';
import { positionText } from './plate-words.ts';
import { Whose } from './reader.ts';
import { EmptyWheel, type SkyEngine, SmallWheel } from './small-wheel.tsx';

type PlateFigureProps = {
  readonly sky: SmallSky | undefined;
  readonly engine: SkyEngine;
  readonly typed: TypedInstant;
  /** The times between which the arc of the ascendant lies. */
  readonly between: readonly [string, string];
};

/** The caption asks the person to recognise the chart. */
const captionOf = (
  { typed: { precision, dayPart }, between }: PlateFigureProps,
  sky: SmallSky,
  question: string,
) => {
  if (precision === 'unknown') return { title: texts.wholeDay, lines: [texts.moonArc] };
  if (precision === 'part')
    return { title: dayPart ? texts.whole(dayPart) : texts.wholeDay, lines: [texts.moonArcOfPart] };
  const names = [
    ...sky.sun.slice(0, 1).map(({ sign }) => texts.sun(sign)),
    ...sky.moon.slice(0, 1).map(({ sign }) => texts.moon(sign)),
    ...(sky.angles?.ascendant ?? []).slice(0, 1).map(({ sign }) => texts.ascendant(sign)),
  ];
  const isArc = precision === 'about' && sky.angles;
  return { title: question, lines: isArc ? [texts.ascendantArc(...between)] : names };
};

/** The wheel in words: degrees at a given minute, otherwise signs only. */
const labelOf = ({ arcs, angles, sun, moon }: SmallSky): string => {
  const signsOf = (spans: SmallSky['sun'], name: (sign: Sign) => string): string =>
    spans.map(({ sign }) => name(sign)).join(' ou ');
  const [sunAt, moonAt, risingAt] = [arcs.sun.at, arcs.moon.at, angles?.arc.at];
  return texts.wheel([
    sunAt === undefined ? signsOf(sun, texts.sun) : texts.sunAt(positionText(sunAt)),
    moonAt === undefined ? signsOf(moon, texts.moon) : texts.moonAt(positionText(moonAt)),
    ...(risingAt === undefined ? [] : [texts.ascendantAt(positionText(risingAt))]),
  ]);
};

type MissingProps = Pick<PlateFigureProps, 'engine'> & Pick<TypedInstant, 'precision'>;

/** The caption reserves the lines of the one that follows, so that the page does not move when the sky is drawn. */
const Missing = ({ engine: { hasFailed, again }, precision }: MissingProps) => (
  <>
    <EmptyWheel />
    <figcaption className={precision === 'exact' ? styles.namesToCome : styles.arcToCome}>
      <span role="status">{hasFailed ? texts.failed : texts.drawing}</span>
      {hasFailed && (
        <button className={styles.link} type="button" onClick={again}>
          {texts.again}
        </button>
      )}
    </figcaption>
  </>
);

export const PlateFigure = (props: PlateFigureProps) => {
  const { sky, engine, typed } = props;
  const whose = useContext(Whose);
  if (!sky) {
    return (
      <figure className={styles.figure}>
        <Missing engine={engine} precision={typed.precision} />
      </figure>
    );
  }
  const { title, lines } = captionOf(props, sky, whose === 'own' ? texts.yours : texts.theirs);
  return (
    <figure className={styles.figure}>
      <SmallWheel sky={sky} label={labelOf(sky)} />
      <figcaption>
        <b className={styles.yours}>{title}</b>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </figcaption>
    </figure>
  );
};
