import { useNavigate } from 'react-router-dom';
import { shellTexts } from '#web/texts/shell.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { paths } from '../paths.ts';
import plain from '../plain-page.module.css';

const texts = shellTexts.notFound;

export default function NotFound() {
  const navigate = useNavigate();
  return (
    <div className={`wrap ${plain.page}`}>
      <h1>{texts.title}</h1>
      <p>{texts.text}</p>
      <p className={plain.actions}>
        <ButtonLink to={paths.home}>{shellTexts.failure.home}</ButtonLink>
        <Button variant="line" onClick={() => navigate(-1)}>
          {texts.back}
        </Button>
        <Link to={paths.services}>{shellTexts.services}</Link>
      </p>
    </div>
  );
}
