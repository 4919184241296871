import { type Discipline, disciplines, nameOf } from '#domain/catalogue.ts';
import { orderNumber } from '#domain/order.ts';

/** Where an upload belongs. */
export type UploadPlace = {
  readonly orderId: string;
  readonly service: Discipline;
  readonly uploadId: string;
};

const uploadPattern = /^uploads\/([0-9a-f-]{36})\/([a-z-]+)\/([0-9a-f-]{36})\.pdf$/;

const isDiscipline = (text: string): text is Discipline => disciplines.some((known) => known === text);

export const uploadKey = ({ orderId, service, uploadId }: UploadPlace): string =>
  `uploads/${orderId}/${service}/${uploadId}.pdf`;

/** Undefined for a key that `uploadKey` never made. */
export const placeOf = (key: string): UploadPlace | undefined => {
  const [, orderId, service, uploadId] = uploadPattern.exec(key) ?? [];
  if (!orderId || !service || !uploadId || !isDiscipline(service)) return undefined;
  return { orderId, service, uploadId };
};

/** A delivered report stays here; each upload has its own, so that delivering twice writes the same. */
export const reportKey = ({ orderId, service, uploadId }: UploadPlace): string =>
  `reports/${orderId}/${service}/${uploadId}.pdf`;

/** What the customer's disk shows: «Numérologie - commande a1b2c3d4.pdf» */
export const reportFileName = (orderId: string, service: Discipline): string =>
  `${nameOf(service)} - commande ${orderNumber(orderId)}.pdf`;
