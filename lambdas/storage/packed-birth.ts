import * as z from 'zod/mini';
import { type Birth, utcOf } from '#domain/births/birth.ts';
import type { CustomerInfo } from '#domain/profile.ts';

/**
 * The birth in an order's row as one text of some 80 bytes: with names of its own for each field, every write of the row
 * would cost twice as much (DynamoDB counts units of 1 KB).
 */

/** No field contains this control character (`printable`). */
const separator = '\u001f';

const numberOf = (text = ''): number | undefined => (text === '' ? undefined : Number(text));
const textOf = (text = ''): string | undefined => text || undefined;

const packBirth = ({ precision, margin, dayPart, place, offsetSeconds, offsetBy }: Birth): string =>
  [
    ...[precision, margin, dayPart, offsetSeconds, offsetBy],
    ...[place.id, place.name, place.detail, place.department, place.country],
    ...[place.latitude, place.longitude, place.zone],
  ]
    .map((field) => field ?? '')
    .join(separator);

type Dated = Pick<CustomerInfo, 'birthDate' | 'birthTime'>;

/** The instant follows from date, time and offset; «» where the row is damaged. */
const instantOf = ({ birthDate, birthTime }: Dated, offsetSeconds: number): string =>
  Number.isNaN(Date.parse(`${birthDate}T${birthTime}Z`)) ? '' : utcOf(birthDate, birthTime, offsetSeconds);

/** The fields as they stand; the schema of the row then checks them. */
const unpackBirth = (packed: string, dated: Dated) => {
  const [precision, margin, dayPart, seconds, offsetBy, ...where] = packed.split(separator);
  const [id, name, detail, department, country, latitude, longitude, zone] = where;
  const offsetSeconds = numberOf(seconds) ?? null;
  const place = {
    ...{ id: textOf(id), name, detail: textOf(detail), department: textOf(department) },
    ...{ country: textOf(country), latitude: numberOf(latitude), longitude: numberOf(longitude) },
    zone: textOf(zone),
  };
  return {
    ...{ precision, margin: numberOf(margin), dayPart: textOf(dayPart), place },
    ...{ offsetSeconds, offsetBy: textOf(offsetBy) },
    utc: offsetSeconds === null ? null : instantOf(dated, offsetSeconds),
  };
};

/** The customer info of a row: as `packOrder` writes it, or with a whole birth. */
export const packedInfo = <Shape extends z.core.$ZodShape>(info: z.ZodMiniObject<Shape>) =>
  z.pipe(
    z.transform((row: unknown) => {
      const packed = z.safeParse(packedSchema, row).data;
      return packed ? { ...packed, birth: unpackBirth(packed.birth, packed) } : row;
    }),
    info,
  );
const packedSchema = z.looseObject({ birth: z.string(), birthDate: z.string(), birthTime: z.string() });

/** An order as its row holds it. */
export const packOrder = <Row extends { readonly customer_info: { readonly birth?: Birth | undefined } }>(
  order: Row,
) => {
  const { birth, ...info } = order.customer_info;
  return birth ? { ...order, customer_info: { ...info, birth: packBirth(birth) } } : order;
};
