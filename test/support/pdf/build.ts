import { deflateSync } from 'node:zlib';

/** Objects by number, without `5 0 obj` and `endobj`. */
export type Objects = Readonly<Record<number, string>>;

const latin = (text: string): Buffer => Buffer.from(text, 'latin1');

export const streamOf = (dict: string, content: string | Buffer): string => {
  const bytes = typeof content === 'string' ? latin(content) : content;
  return `<< ${dict} /Length ${bytes.length} >>\nstream\n${bytes.toString('latin1')}\nendstream`;
};
export const flate = (content: string | Buffer): Buffer => deflateSync(content);

/** Two pages with a line of text each; `first` goes into the dictionary of the first page, `catalog` into the root. */
export const document = ({ first = '', catalog = '' } = {}): Objects => ({
  1: `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
  2: '<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>',
  3: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 6 0 R >> >> ${first} >>`,
  4: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 6 0 R >> >> >>',
  5: streamOf('', 'BT /F1 12 Tf 72 700 Td (Bonjour Camille) Tj ET'),
  6: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
});

/** A page with a link that has `action`. */
export const linked = (action: string): Objects =>
  document({ first: `/Annots [<< /Type /Annot /Subtype /Link /Rect [72 72 200 100] /A ${action} >>]` });

const entry = (offset: number, kind = 'n'): string => `${String(offset).padStart(10, '0')} 00000 ${kind}\r\n`;

type Body = { readonly text: string; readonly places: ReadonlyMap<number, number> };

const bodyOf = (objects: Objects, from: number): Body => {
  const places = new Map<number, number>();
  let text = '';
  for (const [number, object] of Object.entries(objects)) {
    places.set(Number(number), from + text.length);
    text += `${number} 0 obj\n${object}\nendobj\n`;
  }
  return { text, places };
};

const tableOf = (places: ReadonlyMap<number, number>): string =>
  [...places].map(([number, offset]) => `${number} 1\n${entry(offset)}`).join('');

const endOf = (at: number): string => `startxref\n${at}\n%%EOF\n`;

/** A file with a cross-reference table, like those of LibreOffice and Pages. */
export const pdfOf = (objects: Objects, trailer = ''): Buffer => {
  const head = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n';
  const { text, places } = bodyOf(objects, head.length);
  const at = head.length + text.length;
  const size = Math.max(...places.keys()) + 1;
  const table = `xref\n0 1\n${entry(0, 'f')}${tableOf(places)}`;
  return latin(`${head}${text}${table}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\n${endOf(at)}`);
};

const lastSection = (bytes: Buffer): number =>
  Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(bytes.toString('latin1'))?.[1]);

/** The file with an incremental save, like Acrobat's. */
export const savedAgain = (bytes: Buffer, objects: Objects, trailer = ''): Buffer => {
  const { text, places } = bodyOf(objects, bytes.length);
  const at = bytes.length + text.length;
  const next = `<< /Size 100 /Root 1 0 R /Prev ${lastSection(bytes)} ${trailer} >>`;
  return Buffer.concat([bytes, latin(`${text}xref\n${tableOf(places)}trailer\n${next}\n${endOf(at)}`)]);
};

/** An object stream. */
const packed = (objects: Objects, dict = ''): string => {
  const texts = Object.values(objects);
  const offsets = texts.map((_, index) => texts.slice(0, index).join('\n').length + (index && 1));
  const numbers = Object.keys(objects)
    .map((number, index) => `${number} ${offsets[index]}`)
    .join(' ');
  const bytes = flate(latin(`${numbers} ${texts.join('\n')}`));
  return streamOf(
    `/Type /ObjStm /N ${texts.length} /First ${numbers.length + 1} /Filter /FlateDecode ${dict}`,
    bytes,
  );
};

type Row = readonly [number: number, kind: 0 | 1 | 2, second: number, third: number];

/** A cross-reference stream with PNG's filter «up», like Acrobat's. */
const references = (rows: readonly Row[], dict: string): string => {
  const lines = rows.map(([, kind, second, third]) => [
    kind,
    second >> 16,
    (second >> 8) & 255,
    second & 255,
    third,
  ]);
  const filtered = lines.flatMap((line, y) => [
    2,
    ...line.map((byte, x) => (byte - (lines[y - 1]?.[x] ?? 0)) & 255),
  ]);
  const index = rows.map(([number]) => `${number} 1`).join(' ');
  const parms = '/Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 5 >>';
  return streamOf(`/Type /XRef /W [1 3 1] /Index [${index}] ${parms} ${dict}`, flate(Buffer.from(filtered)));
};

/** Puts all objects without a stream into an object stream, like InDesign and Acrobat. */
export const packedPdf = (objects: Objects, change: (rows: Row[]) => Row[] = (rows) => rows): Buffer => {
  const own = Object.entries(objects).filter(([, object]) => object.includes('stream'));
  const inside = Object.entries(objects).filter(([, object]) => !object.includes('stream'));
  const head = '%PDF-1.7\n';
  const body = bodyOf({ ...Object.fromEntries(own), 50: packed(Object.fromEntries(inside)) }, head.length);
  const at = head.length + body.text.length;
  const rows: Row[] = [
    ...[...body.places].map(([number, offset]): Row => [number, 1, offset, 0]),
    ...inside.map(([number], index): Row => [Number(number), 2, 50, index]),
    [51, 1, at, 0],
  ];
  const section = references(change(rows), '/Size 52 /Root 1 0 R');
  return latin(`${head}${body.text}51 0 obj\n${section}\nendobj\n${endOf(at)}`);
};

/** Like Word's files: a table for old readers, then a second one whose /XRefStm lists the packed objects. */
export const wordPdf = (objects: Objects, inside: Objects): Buffer => {
  const head = '%PDF-1.7\n';
  const body = bodyOf({ ...objects, 50: packed(inside) }, head.length);
  const streamAt = head.length + body.text.length;
  const rows = Object.keys(inside).map((number, index): Row => [Number(number), 2, 50, index]);
  const stream = `51 0 obj\n${references(rows, '/Size 52 /Root 1 0 R')}\nendobj\n`;
  const at = streamAt + stream.length;
  const hidden = Object.keys(inside)
    .map((number) => `${number} 1\n${entry(0, 'f')}`)
    .join('');
  const table = `xref\n0 1\n${entry(0, 'f')}${tableOf(body.places)}${hidden}51 1\n${entry(streamAt)}`;
  const first = `${head}${body.text}${stream}${table}trailer\n<< /Size 52 /Root 1 0 R >>\n${endOf(at)}`;
  const second = `xref\n0 0\ntrailer\n<< /Size 52 /Root 1 0 R /Prev ${at} /XRefStm ${streamAt} >>\n`;
  return latin(`${first}${second}${endOf(first.length)}`);
};
