import { useEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { catalogue, type Discipline, nameOf } from '#domain/catalogue.ts';
import { drawnOf } from '#lib/dossier/drawn.ts';
import { carried } from '#web/features/birth/carried.ts';
import { Chart } from '#web/features/dossier/chart-view.tsx';
import { checkoutOf } from '#web/platform/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Price } from '#web/ui/price.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { savePng, saveSvg } from './download.ts';
import { skyFormTexts as texts } from './form-texts.ts';
import styles from './mon-ciel.module.css';
import { personOf } from './person.ts';
import type { Typed } from './typed.ts';

type ResultProps = { service: Discipline; typed: Typed };

/** One door to the consultation, with the birth in the state of the history's entry and nowhere else. */
const Door = ({ service, typed }: ResultProps) => {
  const navigate = useNavigate();
  const { format, pages } = catalogue[service];
  return (
    <section className={styles.door}>
      <h2>{texts.door}</h2>
      <p>
        {nameOf(service)}, {format}
        {pages && ` de ${pages.min} à ${pages.max} pages`}, <Price cents={catalogue[service].price} />
      </p>
      <Button onClick={() => navigate(checkoutOf(service), { state: carried(typed) })}>
        {texts.choose(nameOf(service))}
      </Button>
      <p className="meta">{texts.carried}</p>
    </section>
  );
};

/** The drawing of the typed birth, its tables, its files and the door to the consultation. */
export function SkyResult({ service, typed }: ResultProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const toast = useToast();
  const year = new Date().getFullYear();
  const person = useMemo(() => personOf(typed), [typed]);
  const scene = useMemo(() => drawnOf(service, person, {}, year)?.figures[0]?.wide, [service, person, year]);
  useEffect(() => title.current?.focus(), []);
  const name = `ciel-${person.birthDate}`;
  const save = async (write: () => unknown) => {
    try {
      await write();
    } catch {
      toast({ tone: 'destructive', title: texts.notSaved });
    }
  };
  return (
    <div className={`wrap ${styles.result}`}>
      <h2 ref={title} tabIndex={-1}>
        {texts.result}
      </h2>
      <Chart service={service} person={person} year={year} told={texts} />
      {scene && (
        <p className={styles.tools}>
          <Button variant="line" size="small" onClick={() => save(() => saveSvg(scene, service, name))}>
            {texts.svg}
          </Button>
          <Button variant="line" size="small" onClick={() => save(() => savePng(scene, service, name))}>
            {texts.png}
          </Button>
        </p>
      )}
      <Door service={service} typed={typed} />
    </div>
  );
}
