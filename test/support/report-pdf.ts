import PDFDocument from 'pdfkit';
import { frenchDate } from '#domain/birth.ts';
import { type Discipline, nameOf } from '#domain/catalogue.ts';
import type { Person } from '#lambdas/reports/wrong-person.ts';
import { faces } from '#lib/papers/faces.ts';

/** The customer of `test/support/purchases.ts`. */
export const camille: Person = { firstName: 'Camille', lastName: "D'Angelo", birthDate: '1991-04-17' };

export type Pdf = PDFKit.PDFDocument;
type Options = PDFKit.PDFDocumentOptions;

/** The bytes of what `draw` draws into a document of pdfkit's. */
export const drawPdf = (draw: (pdf: Pdf) => void, options: Options = {}): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const pdf = new PDFDocument({ size: 'A4', margin: 72, ...options });
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
    draw(pdf);
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

/** Several pages in the shop's face with ligatures, accents, a drawing and page numbers, for one customer. */
export const drawReport = (
  service: Discipline,
  person: Person = camille,
  options?: Options,
): Promise<Buffer> =>
  drawPdf((pdf) => {
    pdf.font(faces.roman).fontSize(28).text(nameOf(service)).fontSize(16);
    pdf.text(`Consultation de ${person.firstName} ${person.lastName}`);
    pdf.text(`Naissance : ${frenchDate(person.birthDate)}`);
    pdf.circle(300, 480, 140).stroke().circle(300, 480, 100).stroke();
    for (const [index, chapter] of chapters.entries()) {
      pdf.addPage().fontSize(20).text(chapter).moveDown().fontSize(12);
      for (let line = 0; line < 6; line += 1) pdf.text(`${person.firstName}, ${passage}`).moveDown();
      pdf.text(`Page ${index + 2}`, { align: 'center' });
    }
  }, options);

const twoPages = (pdf: Pdf): void => {
  pdf.text(`Consultation de ${camille.firstName}`).addPage().text('Seconde page');
};

/** Sound, and far shorter than any report that is promised. */
export const drawShort = (): Promise<Buffer> => drawPdf(twoPages);

/** A dictionary of the document's own, which pdfkit writes as it is. */
const openWith = (pdf: Pdf, action: Record<string, unknown>): void => {
  twoPages(pdf);
  const link: Record<string, unknown> = { Subtype: 'Link', A: action };
  pdf.annotate(72, 72, 100, 20, link);
};

/** A literal string: pdfkit writes plain ones as names. */
const literal = (text: string): unknown => Object(text);

/** Real PDFs that must not be delivered, by what is wrong with them. */
export const badPdfs = {
  plainText: async () => Buffer.from('Bonjour Camille, ceci est une lettre.'.repeat(100)),
  image: async () => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(4000, 7)]),
  locked: () => drawPdf(twoPages, { userPassword: 'secret', pdfVersion: '1.7' }),
  /** Opens without a password, and is encrypted all the same. */
  restricted: () => drawPdf(twoPages, { ownerPassword: 'secret', pdfVersion: '1.7ext3' }),
  truncated: async () => {
    const whole = await drawReport('numerologie');
    return whole.subarray(0, Math.floor(whole.length * 0.7));
  },
  /** Whole at both ends, garbled between: what a broken transfer leaves. */
  garbled: async () => {
    const bytes = await drawPdf(twoPages);
    return bytes.fill(0x41, 400, 700);
  },
  onePage: () => drawPdf((pdf) => void pdf.text('Bonjour Camille')),
  empty: () => drawPdf((pdf) => void pdf.addPage().addPage()),
  script: () => drawPdf((pdf) => openWith(pdf, { S: 'JavaScript', JS: literal('app.alert(1)') })),
  launch: () => drawPdf((pdf) => openWith(pdf, { S: 'Launch', F: literal('calc.exe') })),
  form: () => drawPdf((pdf) => openWith(pdf, { S: 'SubmitForm', F: literal('https://exemple.fr') })),
  attachment: () =>
    drawPdf((pdf) => {
      twoPages(pdf);
      pdf.file(Buffer.from('MZ'), { name: 'cadeau.exe' });
    }),
} as const satisfies Record<string, () => Promise<Buffer>>;
