import { addressConfirmedTexts as texts } from '#domain/texts/address-mails.ts';
import { greeting } from '#domain/texts/greeting.ts';
import { validationMailTexts } from '#domain/texts/mails.ts';
import { fr } from '#domain/texts/typography.ts';
import { formatNamedDateTime } from '#domain/zone.ts';
import { undoLink } from './address-changed.ts';
import { type Form, formOf, type Hours, hoursZone } from './addressed.ts';
import { fallbackLink, type MailDocument, paragraph, writeTo } from './document.ts';
import { type Addressed, type ComposeDependencies, mail, type Subject } from './mail.ts';

type AddressConfirmed = Form &
  Hours & {
    readonly opensAt: Date;
    readonly link: string;
  };

/** Not sent when the present password or the former mailbox has ended the seal meanwhile. */
const compose = async (
  subject: Subject<'address-confirmed'>,
  deps: ComposeDependencies,
): Promise<Addressed<AddressConfirmed> | undefined> => {
  const profile = await deps.profiles.find(subject.user_id);
  if (profile?.sealed?.opens_at !== subject.opens_at) return undefined;
  const opensAt = new Date(subject.opens_at);
  const link = await undoLink(subject, opensAt, deps);
  const content = { opensAt, link, ...formOf(profile, true), zone: hoursZone(profile) };
  return { to: subject.former, userId: subject.user_id, content };
};

const draw = ({ opensAt, link, salutation, zone }: AddressConfirmed): MailDocument => ({
  subject: texts.subject,
  preheader: texts.preheader,
  title: texts.subject,
  blocks: [
    paragraph(greeting({ salutation })),
    paragraph(texts.asked),
    paragraph(texts.effect(fr(formatNamedDateTime(opensAt, zone)))),
    { kind: 'section', title: texts.notMe },
    paragraph(texts.undo),
    { kind: 'action', label: texts.undoAction, href: link },
    fallbackLink(validationMailTexts.fallback, link),
    writeTo(texts.tell),
  ],
});

/** To a confirmed address that the account has left. It contains no name and no address, like the mail of the change. */
export const addressConfirmed = mail('address-confirmed', { mailing: 'compte', compose, draw });
