import { paths } from '#web/platform/paths.ts';
import { ButtonLink, GoLink } from '#web/ui/button.tsx';
import plain from '#web/ui/plain-page.module.css';
import { PlatePage } from '#web/ui/plate-page.tsx';
import { guidanceSentTexts as texts } from './texts.ts';

/** /guidance-confirmation (§2): the mail has been queued. */
export default function GuidanceConfirmation() {
  return (
    <div className={`wrap ${plain.page}`}>
      <PlatePage drawing="moon">
        <h1>{texts.title}</h1>
        <p className={plain.intro}>{texts.text}</p>
        <p>{texts.tomorrow}</p>
        <p className={plain.actions}>
          <ButtonLink to={paths.home}>{texts.home}</ButtonLink>
          <GoLink to={paths.freeSky}>{texts.freeSky}</GoLink>
          <GoLink to={paths.services}>{texts.services}</GoLink>
        </p>
      </PlatePage>
    </div>
  );
}
