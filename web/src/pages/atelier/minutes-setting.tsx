import { useState } from 'react';
import { beginMinutes, endMinutes, readMinutes } from '#web/platform/writing-minutes.ts';
import { Button } from '#web/ui/button.tsx';
import { Check } from '#web/ui/check.tsx';
import { useToast } from '#web/ui/toast.tsx';
import styles from './settings.module.css';
import { minutesTexts as texts } from './team-texts.ts';

/** A switch of this device alone: nothing of it is sent. */
export function MinutesSetting({ me }: { me: { readonly id: string } }) {
  const toast = useToast();
  const [minutes, setMinutes] = useState(() => readMinutes(me.id));
  const reports = Object.keys(minutes ?? {}).length;
  const begin = () => {
    beginMinutes(me.id);
    setMinutes({});
  };
  const onChange = (isOn: boolean) => {
    if (isOn) return begin();
    endMinutes();
    setMinutes(undefined);
    if (reports > 0) toast({ tone: 'success', title: texts.forgotten });
  };
  const forget = () => {
    begin();
    toast({ tone: 'success', title: texts.forgotten });
  };
  return (
    <section aria-labelledby="minutes">
      <h2 id="minutes">{texts.title}</h2>
      <p>{texts.intro}</p>
      <div className={styles.form}>
        <Check label={texts.count} checked={minutes !== undefined} onChange={onChange} />
        {reports > 0 && <p className="meta">{texts.reports(reports)}</p>}
        {reports > 0 && (
          <Button variant="line" size="small" onClick={forget}>
            {texts.forget}
          </Button>
        )}
      </div>
    </section>
  );
}
