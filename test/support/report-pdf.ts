import PDFDocument from 'pdfkit';
import { frenchDate } from '#domain/birth.ts';
import { type Discipline, nameOf } from '#domain/catalogue.ts';
import type { Person } from '#domain/report/wrong-person.ts';
import { faces } from '#lib/papers/faces.ts';
import { keyFor } from '#test/support/keys.ts';

/** The customer of `test/support/purchases.ts`. */
export const camille: Person = { firstName: 'Camille', lastName: "D'Angelo", birthDate: '1991-04-17' };

export type Pdf = PDFKit.PDFDocument;
type Options = PDFKit.PDFDocumentOptions;

/** Writes one tagged block of text. */
type Write = (tag: 'H1' | 'H2' | 'P', text: string, options?: PDFKit.Mixins.TextOptions) => void;

/** The bytes of a pdfkit document with the content of `draw`; tagged unless the options say otherwise. */
export const drawPdf = (draw: (pdf: Pdf, write: Write) => void, options: Options = {}): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const pdf = new PDFDocument({ size: 'A4', margin: 72, tagged: true, lang: 'fr-FR', ...options });
    const root = options.tagged === false ? undefined : pdf.struct('Document');
    if (root) pdf.addStructure(root);
    const write: Write = (tag, text, style) => {
      const block = () => void pdf.text(text, style);
      if (root) root.add(pdf.struct(tag, {}, block));
      else block();
    };
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
    draw(pdf, write);
    root?.end();
    pdf.end();
  });

const chapters = [
  'Votre ciel de naissance',
  'Ce qui vous porte',
  'Ce qui vous freine',
  'Vos liens',
  'Votre travail',
  'Votre année',
  'Les mois à venir',
  'Les saisons suivantes',
  'Pour avancer',
];
const passage =
  'Les chiffres de votre date de naissance dessinent une ligne claire : le goût du travail fini, une curiosité qui ne s’éteint pas, et le besoin d’un cercle fidèle. Cette année, la fin de l’été ouvre une période plus calme, propice aux choix de fond.';

/** Several pages in the shop's fonts with ligatures, accents, a drawing and page numbers, for one customer. */
export const drawReport = (
  service: Discipline,
  person: Person = camille,
  options?: Options,
): Promise<Buffer> =>
  drawPdf((pdf, write) => {
    pdf.font(faces.roman).fontSize(28);
    write('H1', nameOf(service));
    pdf.fontSize(16);
    write('P', `Consultation de ${person.firstName} ${person.lastName}`);
    write('P', `Naissance : ${frenchDate(person.birthDate)}`);
    pdf.circle(300, 480, 140).stroke().circle(300, 480, 100).stroke();
    for (const [index, chapter] of chapters.entries()) {
      pdf.addPage().fontSize(20);
      write('H2', chapter);
      pdf.moveDown().fontSize(12);
      for (let line = 0; line < 6; line += 1) {
        write('P', `${person.firstName}, ${passage}`);
        pdf.moveDown();
      }
      write('P', `Page ${index + 2}`, { align: 'center' });
    }
  }, options);

const twoPages = (pdf: Pdf, write: Write): void => {
  write('P', `Consultation de ${camille.firstName}`);
  pdf.addPage();
  write('P', 'Seconde page');
};

/** A dictionary that pdfkit writes unchanged. */
const openWith = (pdf: Pdf, write: Write, action: Record<string, unknown>): void => {
  twoPages(pdf, write);
  const link: Record<string, unknown> = { Subtype: 'Link', A: action };
  pdf.annotate(72, 72, 100, 20, link);
};

/** A literal string; pdfkit writes plain strings as names. */
const literal = (text: string): unknown => Object(text);

/** Real PDFs that must not be delivered, by their fault. */
export const badPdfs = {
  plainText: async () => Buffer.from('Bonjour Camille, ceci est une lettre.'.repeat(100)),
  image: async () => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(4000, 7)]),
  locked: () => drawPdf(twoPages, { userPassword: 'secret', pdfVersion: '1.7' }),
  /** Encrypted, although it opens without a password. */
  restricted: () => drawPdf(twoPages, { ownerPassword: 'secret', pdfVersion: '1.7ext3' }),
  truncated: async () => {
    const whole = await drawReport(keyFor.numbers);
    return whole.subarray(0, Math.floor(whole.length * 0.7));
  },
  /** Intact at both ends and damaged between them, like after a broken transfer. */
  garbled: async () => {
    const bytes = await drawPdf(twoPages);
    return bytes.fill(0x41, 400, 700);
  },
  onePage: () => drawPdf((pdf) => void pdf.text('Bonjour Camille')),
  empty: () => drawPdf((pdf) => void pdf.addPage().addPage()),
  /** Valid, but screen readers cannot follow it. */
  untagged: () => drawReport(keyFor.numbers, camille, { tagged: false }),
  script: () =>
    drawPdf((pdf, write) => openWith(pdf, write, { S: 'JavaScript', JS: literal('app.alert(1)') })),
  launch: () => drawPdf((pdf, write) => openWith(pdf, write, { S: 'Launch', F: literal('calc.exe') })),
  form: () =>
    drawPdf((pdf, write) => openWith(pdf, write, { S: 'SubmitForm', F: literal('https://exemple.fr') })),
  attachment: () =>
    drawPdf((pdf, write) => {
      twoPages(pdf, write);
      pdf.file(Buffer.from('MZ'), { name: 'cadeau.exe' });
    }),
} as const satisfies Record<string, () => Promise<Buffer>>;
