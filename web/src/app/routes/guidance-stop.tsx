import { useLocation } from 'react-router-dom';
import { StopPage } from '#web/features/guidance/stop-page.tsx';
import plain from '../plain-page.module.css';

/** /guidance/stop: where «ne plus recevoir» and «ce n'est pas moi» of a guidance lead. */
export default function GuidanceStop() {
  return (
    <div className={`wrap ${plain.page}`}>
      <StopPage search={useLocation().search} actionsClass={plain.actions} />
    </div>
  );
}
