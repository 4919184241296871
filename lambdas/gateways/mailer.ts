import { SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';

/** A PDF: a file that ships with the function, or its bytes. */
export type Attachment = { readonly name: string } & (
  | { readonly path: string }
  | { readonly content: Uint8Array }
);

/** A PNG that the HTML part shows as `cid:…`. */
export type MailImage = { readonly cid: string; readonly name: string; readonly content: Uint8Array };

export type Mail = {
  readonly to: string;
  /** The address for answers, where it is not the shop's. */
  readonly replyTo?: string;
  /** The address to which the mail client posts an unsubscription (RFC 8058: one click, no page). */
  readonly unsubscribe?: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly images?: readonly MailImage[];
  readonly attachments: readonly Attachment[];
  /** SES returns these tags with later feedback (`mail-feedback.ts`): ids of letters, digits and hyphens. */
  readonly about: { readonly kind: string; readonly user?: string; readonly order?: string };
};

export type SendingName = { readonly from: string; readonly configurationSet: string };

const unsubscribeHeaders = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

const inline = ({ cid, name, content }: MailImage) => ({
  cid,
  filename: name,
  contentType: 'image/png',
  contentDisposition: 'inline' as const,
  content: Buffer.from(content),
});

const attached = ({ name, ...source }: Attachment) => ({
  filename: name,
  contentType: 'application/pdf',
  ...('path' in source ? source : { content: Buffer.from(source.content) }),
});

/** Composes the MIME message and sends it through SES from the address of its kind; resolves when SES has accepted it. */
export const createMailer = (nameOf: (kind: string) => SendingName) => {
  const client = new SESClient({});

  const send = async (mail: Mail): Promise<void> => {
    const { from, configurationSet } = nameOf(mail.about.kind);
    const message = new MailComposer({
      from,
      to: mail.to,
      ...(mail.replyTo && { replyTo: mail.replyTo }),
      ...(mail.unsubscribe && { headers: unsubscribeHeaders(mail.unsubscribe) }),
      subject: mail.subject,
      html: mail.html,
      text: mail.text,
      attachments: [...(mail.images ?? []).map(inline), ...mail.attachments.map(attached)],
    });
    const raw = await message.compile().build();
    // The recipient is set here, so that no header of the message can add another.
    await client.send(
      new SendRawEmailCommand({
        Destinations: [mail.to],
        RawMessage: { Data: raw },
        ConfigurationSetName: configurationSet,
        Tags: Object.entries(mail.about).map(([Name, Value]) => ({ Name, Value })),
      }),
    );
  };
  return { send };
};
