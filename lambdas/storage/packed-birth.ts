import * as z from 'zod/mini';
import { type Birth, utcOf } from '#domain/births/birth.ts';
import type { Order } from '#domain/order.ts';
import type { CustomerInfo } from '#domain/profile.ts';

/**
 * The birth in an order's row as one text of some 80 bytes, and the names with it as two more: with names of its own for each field, every write of the row
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

type Info = Order['customer_info'];

/** Person and names of the birth certificate, one text each. */
const packNames = ({ person, birthNames }: Info) => ({
  ...(person && { person: [person.firstName, person.lastName, person.agreedAt].join(separator) }),
  ...(birthNames && { birthNames: [birthNames.firstNames, birthNames.lastName].join(separator) }),
});

const unpackPerson = (packed: string) => {
  const [firstName, lastName, agreedAt] = packed.split(separator);
  return { firstName, lastName, agreedAt };
};
const unpackBirthNames = (packed: string) => {
  const [firstNames, lastName] = packed.split(separator);
  return { firstNames, lastName };
};

const unpackInfo = ({ birth, person, birthNames, ...info }: z.infer<typeof packedSchema>) => ({
  ...info,
  ...(birth !== undefined && { birth: unpackBirth(birth, info) }),
  ...(person !== undefined && { person: unpackPerson(person) }),
  ...(birthNames !== undefined && { birthNames: unpackBirthNames(birthNames) }),
});

/** The customer info of a row: as `packOrder` writes it, or whole. */
export const packedInfo = <Shape extends z.core.$ZodShape>(info: z.ZodMiniObject<Shape>) =>
  z.pipe(
    z.transform((row: unknown) => {
      const packed = z.safeParse(packedSchema, row).data;
      return packed ? unpackInfo(packed) : row;
    }),
    info,
  );
const packedText = z.optional(z.string());
const packedSchema = z.looseObject({
  birthDate: z.string(),
  birthTime: z.string(),
  ...{ birth: packedText, person: packedText, birthNames: packedText },
});

/** An order as its row holds it. */
export const packOrder = <Row extends { readonly customer_info: Info }>(order: Row) => {
  const { birth, person, birthNames, ...info } = order.customer_info;
  if (!birth && !person && !birthNames) return order;
  const names = packNames({ ...order.customer_info });
  return { ...order, customer_info: { ...info, ...(birth && { birth: packBirth(birth) }), ...names } };
};
