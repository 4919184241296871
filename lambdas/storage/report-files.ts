import { type Discipline, disciplines } from '#domain/catalogue.ts';

export type UploadPlace = {
  readonly orderId: string;
  readonly service: Discipline;
  readonly uploadId: string;
};

const uploadPattern = /^uploads\/([0-9a-f-]{36})\/([a-z-]+)\/([0-9a-f-]{36})\.pdf$/;

const isDiscipline = (text: string): text is Discipline => disciplines.some((known) => known === text);

export const uploadKey = ({ orderId, service, uploadId }: UploadPlace): string =>
  `uploads/${orderId}/${service}/${uploadId}.pdf`;

/** Undefined for a key that `uploadKey` did not make. */
export const placeOf = (key: string): UploadPlace | undefined => {
  const [, orderId, service, uploadId] = uploadPattern.exec(key) ?? [];
  if (!orderId || !service || !uploadId || !isDiscipline(service)) return undefined;
  return { orderId, service, uploadId };
};

/** The key of a delivered report. It contains the upload's id, so that a repeated delivery writes the same object. */
export const reportKey = ({ orderId, service, uploadId }: UploadPlace): string =>
  `reports/${orderId}/${service}/${uploadId}.pdf`;

/** Text and drawings of a report from the desk, beside its PDF. */
export const readableKey = (key: string): string => key.replace(/\.pdf$/, '.json');
/** The edition for paper of a report from the desk, beside that for the screen. */
export const printKey = (key: string): string => key.replace(/\.pdf$/, '.print.pdf');
