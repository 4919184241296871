import { StopPage } from '#web/features/guidance/stop-page.tsx';
import { useLinkQuery } from '#web/platform/use-link-query.ts';
import plain from '../plain-page.module.css';

/** /guidance/stop: where «ne plus recevoir» and «ce n'est pas moi» of a guidance lead. */
export default function GuidanceStop() {
  return (
    <div className={`wrap ${plain.page}`}>
      <StopPage search={useLinkQuery()} actionsClass={plain.actions} />
    </div>
  );
}
