/** The form of the guidance without a browser: its request, its refusals, and the meaning of the answers. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, test } from 'vitest';
import { type ErrorCode, ShopError } from '#domain/wire/errors.ts';
import { guidanceFormTexts } from '#web/pages/guidance/form-texts.ts';
import { GuidanceForm, Received } from '#web/pages/guidance/guidance-form.tsx';
import { errorsOf, nothing, type Typed, validRequest } from '#web/pages/guidance/request.ts';
import { outcomeOf } from '#web/pages/guidance/use-guidance.ts';
import { browserZone } from '#web/pages/guidance/zone.ts';
import GuidanceConfirmation from '#web/pages/guidance-confirmation/browser.tsx';
import { ApiError, offlineError, TimeoutError } from '#web/platform/errors.ts';

const camille: Typed = {
  ...nothing,
  fullName: ' Camille D’Angelo ',
  email: ' Camille@Exemple.fr ',
  birthDate: '17/4/1991',
  birthTime: '6h42',
  birthPlace: ' Saint-Denis ',
  consent: true,
};
const here = { tz: 'Pacific/Auckland', now: new Date('2026-11-21T12:00:00Z'), search: '' };
const words = (markup: string) => markup.replace(/<[^>]*>/g, ' ').replace(/[\s\u00a0\u202f]+/g, ' ');

describe('the request (§3)', () => {
  it('has the input in its stored form, for today in the visitor’s zone', () => {
    expect(validRequest(camille, here)).toEqual({
      full_name: 'Camille D’Angelo',
      email: 'camille@exemple.fr',
      birth_date: '1991-04-17',
      birth_time: '06:42',
      birth_place: 'Saint-Denis',
      birth: { precision: 'exact', place: { name: 'Saint-Denis' }, offsetSeconds: null, utc: null },
      tz: 'Pacific/Auckland',
      for_date: '2026-11-22',
      consent: true,
      utm_source: null,
      utm_medium: null,
      utm_campaign: null,
    });
  });

  it('has null for an empty birth', () => {
    const { fullName, email } = camille;
    const request = validRequest({ ...nothing, fullName, email, consent: true }, here);
    expect(request).toMatchObject({ birth_date: null, birth_time: null, birth_place: null });
    expect(request).not.toHaveProperty('birth');
  });

  it('contains the visitor’s source, and never fails for a broken one', () => {
    const search = `?utm_source=lettre&utm_medium=%00mail%E2%80%AE&utm_campaign=${'a'.repeat(300)}`;
    expect(validRequest(camille, { ...here, search })).toMatchObject({
      utm_source: 'lettre',
      utm_medium: 'mail',
      utm_campaign: 'a'.repeat(200),
    });
  });

  it('names the zone of the browser, or Réunion’s without one (§9)', () => {
    expect(browserZone('Australia/Lord_Howe')).toBe('Australia/Lord_Howe');
    for (const named of ['', 'Etc/Unknown', '+04:00']) expect(browserZone(named)).toBe('Indian/Reunion');
  });
});

describe('the form', () => {
  test.each<[Partial<Typed>, keyof Typed, string]>([
    [{ fullName: '' }, 'fullName', 'Le nom doit contenir au moins 2 caractères'],
    [{ fullName: 'C' }, 'fullName', 'Le nom doit contenir au moins 2 caractères'],
    [{ email: '' }, 'email', 'L’email est requis'],
    [{ email: 'camille@' }, 'email', 'Email invalide'],
    [{ birthDate: '31/02/1991' }, 'birthDate', 'Écrivez une date qui existe, par exemple 17/04/1991.'],
    [{ birthTime: '25:00' }, 'birthTime', 'Écrivez l’heure et les minutes, par exemple 06:42.'],
    [
      { birthLatitude: 'nord', birthLongitude: '2,35' },
      'birthLatitude',
      'Écrivez des degrés, par exemple 48,85 ou −20,88.',
    ],
    [{ birthLatitude: '48,85' }, 'birthLongitude', 'Donnez la latitude et la longitude, ou aucune des deux.'],
    [{ birthZone: 'Paris !' }, 'birthZone', 'Choisissez un fuseau horaire de la liste.'],
    [{ consent: false }, 'consent', 'Vous devez accepter de recevoir votre guidance par email'],
  ])('refuses %o in the words of §5', (change, field, message) => {
    expect(errorsOf({ ...camille, ...change })).toEqual({ [field]: message });
  });

  it('shows its errors in the order of the screen, and a complete one has none', () => {
    expect(Object.keys(errorsOf(nothing))).toEqual(['fullName', 'email', 'consent']);
    expect(errorsOf(camille)).toEqual({});
  });

  it('asks for date, hour and place of a birth behind «La rendre personnelle», and requires none', () => {
    const markup = renderToStaticMarkup(<GuidanceForm />);
    for (const label of ['Date de naissance', 'Heure de naissance', 'Lieu de naissance'])
      expect(words(markup)).toContain(label);
    expect(markup.match(/aria-required="true"|\srequired=""/g)).toHaveLength(3);
    expect(markup).toMatch(/<details[^>]*><summary><span>La rendre personnelle /);
    expect(markup).not.toMatch(/<details[^>]*\sopen/);
    expect(words(markup)).not.toContain('Cette heure est');
  });

  it('asks for consent in the stored words, unticked, and is disabled until its code has loaded', () => {
    const markup = renderToStaticMarkup(<GuidanceForm />);
    expect(words(markup)).toContain(
      'J’accepte de recevoir ma guidance du jour par e-mail. Chaque message permet de ne plus en recevoir, en un clic.',
    );
    expect(markup).toContain('disabled=""');
    expect(markup).not.toContain('checked');
  });
});

const attempt = (act: () => unknown): unknown => {
  try {
    return act();
  } catch (error) {
    return error;
  }
};

const refusal = (code: ErrorCode) => {
  const { message, status } = new ShopError(code);
  return new ApiError(code, message, status);
};

describe('answers (§8)', () => {
  it('«déjà reçu» is a screen of its own', () => {
    expect(outcomeOf(refusal('guidance_received'))).toEqual({ kind: 'received' });
    expect(words(renderToStaticMarkup(<Received onAgain={() => {}} />))).toContain(
      'dès minuit à votre heure',
    );
  });

  it('other errors may be tried again in a few minutes', () => {
    for (const code of ['too_many', 'unexpected', 'invalid_request'] as const) {
      const title = 'Oups, réessaie dans quelques minutes.';
      expect(outcomeOf(refusal(code))).toEqual({ kind: 'failed', title, text: refusal(code).message });
    }
  });

  it('a request that the browser cannot make shows an error, and is not dropped', () => {
    const noTime = { ...here, now: new Date(Number.NaN) };
    const failure = attempt(() => validRequest(camille, noTime));
    expect(failure).toBeInstanceOf(RangeError);
    const { broken, kept } = guidanceFormTexts;
    expect(outcomeOf(failure)).toEqual({ kind: 'failed', title: broken, text: kept });
  });

  it('an error that a repetition cannot change is shown as it is', () => {
    for (const code of ['guidance_stopped', 'invalid_day'] as const)
      expect(outcomeOf(refusal(code))).toEqual({ kind: 'told', message: refusal(code).message });
  });

  it('without an answer it is a technical error, and the input is kept', () => {
    const title = 'Erreur technique — réessaie plus tard.';
    for (const error of [offlineError(), new TimeoutError()])
      expect(outcomeOf(error)).toEqual({ kind: 'failed', title, text: error.message });
    expect(outcomeOf(new Error('inside'))).toMatchObject({
      title,
      text: expect.stringContaining('formulaire'),
    });
  });

  it('sent: the confirmation leads home and says to come back tomorrow, and what else there is (§2)', () => {
    const markup = renderToStaticMarkup(<GuidanceConfirmation />);
    expect(words(markup)).toMatch(/Guidance envoyée !.*Revenez demain/);
    expect(markup).toMatch(/<a [^>]*href="\/"[^>]*>Retour à l/);
    expect(markup).toMatch(/href="\/mon-ciel".*href="\/services"/);
  });
});
