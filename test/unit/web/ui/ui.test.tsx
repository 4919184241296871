import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { keyFor } from '#test/support/keys.ts';
import { accentOf } from '#web/ui/accent.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Check } from '#web/ui/check.tsx';
import { EmailField } from '#web/ui/email-field.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { Field, PasswordField } from '#web/ui/field.tsx';
import { Price } from '#web/ui/price.tsx';
import { Tabs } from '#web/ui/tabs.tsx';

const html = (element: ReactElement) => renderToStaticMarkup(element);
const nothing = () => {};

describe('Field', () => {
  const field = html(
    <Field label="E-mail" name="email" value="x" onChange={nothing} hint="Pour le rapport" error="Format" />,
  );

  it('ties label, hint and error to its input', () => {
    expect(field).toContain('for="field-email"');
    expect(field).toContain('id="field-email"');
    expect(field).toContain('aria-describedby="field-email-hint field-email-error"');
    expect(field).toMatch(/id="field-email-error".*Format/);
    expect(field).toContain('aria-invalid="true"');
  });

  it('mentions no error while there is none', () => {
    const plain = html(<Field label="E-mail" name="email" value="" onChange={nothing} />);
    expect(plain).not.toContain('aria-invalid');
    expect(plain).not.toContain('aria-describedby');
  });

  it('hides a password until the button shows it', () => {
    const password = html(
      <PasswordField label="Mot de passe" name="password" value="x" onChange={nothing} />,
    );
    expect(password).toContain('type="password"');
    expect(password).toContain('Afficher');
  });
});

describe('EmailField', () => {
  const field = (value: string, error?: string) =>
    html(<EmailField label="E-mail" name="email" value={value} onChange={nothing} error={error} />);

  it('adds to an error how to mend the address', () => {
    const missing = field('camille', 'Format d’email invalide');
    expect(missing).toContain(
      'Format d’email invalide. Il manque la fin de l’adresse, par exemple @orange.fr.',
    );
    expect(field('', 'L’email est requis')).toContain('L’email est requis<');
  });

  it('says nothing while there is no error', () => {
    expect(field('camille')).not.toContain('Il manque');
  });
});

describe('Check', () => {
  it('is linked to its error and to the summary by the same id', () => {
    const check = html(
      <Check label="CGV" name="terms" checked={false} onChange={nothing} error="Acceptez" />,
    );
    expect(check).toContain('aria-describedby="field-terms-error"');
    expect(check).not.toContain('checked=""');
    const summary = html(<ErrorSummary title="Erreur" errors={[{ field: 'terms', message: 'Acceptez' }]} />);
    expect(summary).toContain('href="#field-terms"');
    expect(html(<ErrorSummary title="Erreur" errors={[]} />)).toBe('');
  });
});

describe('Tabs', () => {
  it('shows one panel, reachable by one tab stop', () => {
    const tabs = html(
      <Tabs
        label="Compte"
        current="b"
        onChange={nothing}
        tabs={[
          { id: 'a', label: 'Profil', panel: 'un' },
          { id: 'b', label: 'Mes commandes', panel: 'deux' },
        ]}
      />,
    );
    expect(tabs.match(/role="tab"/g)).toHaveLength(2);
    expect(tabs.match(/tabindex="0"/g)).toHaveLength(1);
    expect(tabs).toMatch(/aria-selected="true"[^>]*>Mes commandes/);
    expect(tabs).toContain('deux');
    expect(tabs).not.toContain('>un<');
  });

  it('keeps a panel in the page, hidden, when it says so', () => {
    const tabs = html(
      <Tabs
        label="Compte"
        current="b"
        onChange={nothing}
        tabs={[
          { id: 'a', label: 'Profil', panel: 'un', isKept: true },
          { id: 'b', label: 'Mes commandes', panel: 'deux' },
        ]}
      />,
    );
    expect(tabs).toMatch(/role="tabpanel"[^>]*hidden=""[^>]*>un</);
    expect(tabs).toMatch(/role="tabpanel"[^>]*>deux</);
  });
});

describe('Button', () => {
  it('keeps its place while busy and takes no second click', () => {
    const busy = html(<Button busy>Payer</Button>);
    expect(busy).toContain('aria-disabled="true"');
    expect(busy).toContain('aria-busy="true"');
    expect(busy).not.toContain(' disabled');
    expect(busy).toContain('type="button"');
  });

  it('links with a real address', () => {
    const link = html(
      <StaticRouter location="/">
        <ButtonLink to={`/checkout?service=${keyFor.numbers}`}>Choisir</ButtonLink>
      </StaticRouter>,
    );
    expect(link).toContain(`href="/checkout?service=${keyFor.numbers}"`);
  });
});

describe('small things', () => {
  it('writes prices the French way, with narrow spaces', () => {
    expect(html(<Price cents={2900} />)).toContain('29,00\u202f€');
    expect(html(<Price cents={2900} whole />)).toContain('>29\u202f€');
  });

  it('gives each service its accent, aliases included', () => {
    expect(accentOf('numerology')).toBe('a-verdigris');
    expect(accentOf('inconnu')).toBe('a-gilt');
  });

  it('has a dot only for a state, and no element beside its text', () => {
    expect(html(<Badge tone="ok">Livré</Badge>)).not.toMatch(/_(?:empty|half|full)_/);
    const full = html(
      <Badge tone="ok" fill="full">
        Livré
      </Badge>,
    );
    expect(full).toMatch(/^<span class="[^"]*_full_[^"]*">Livré<\/span>$/);
  });
});
