import { useLinkQuery } from '#web/platform/use-link-query.ts';
import plain from '#web/ui/plain-page.module.css';
import { PlatePage } from '#web/ui/plate-page.tsx';
import { StopPage } from './stop-page.tsx';

/** /guidance/stop: the target of «ne plus recevoir» and «ce n'est pas moi» in a guidance mail. */
export default function GuidanceStop() {
  return (
    <div className={`wrap ${plain.page}`}>
      <PlatePage drawing="lune">
        <StopPage search={useLinkQuery()} actionsClass={plain.actions} />
      </PlatePage>
    </div>
  );
}
