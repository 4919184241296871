import { useNavigate } from 'react-router-dom';
import { paths } from '#web/platform/paths.ts';
import { shellTexts } from '#web/texts/shell.ts';
import { Button, ButtonLink, GoLink } from '#web/ui/button.tsx';
import plain from '#web/ui/plain-page.module.css';
import { PlatePage } from '#web/ui/plate-page.tsx';
import { notFoundTexts as texts } from './texts.ts';

/** §2 «404», with links home and back. */
const links = [
  { to: paths.services, label: shellTexts.services },
  { to: paths.experts, label: shellTexts.experts },
  { to: paths.faq, label: shellTexts.faq },
  { to: paths.contact, label: texts.contact },
];

export default function NotFound() {
  const navigate = useNavigate();
  return (
    <div className={`wrap ${plain.page}`}>
      <h1>{texts.title}</h1>
      <PlatePage drawing="hour">
        <p>{texts.text}</p>
        <p className={plain.actions}>
          <ButtonLink to={paths.home}>{shellTexts.failure.home}</ButtonLink>
          <Button variant="line" onClick={() => navigate(-1)}>
            {texts.back}
          </Button>
        </p>
        <ul className={plain.actions}>
          {links.map(({ to, label }) => (
            <li key={to}>
              <GoLink to={to}>{label}</GoLink>
            </li>
          ))}
        </ul>
      </PlatePage>
    </div>
  );
}
