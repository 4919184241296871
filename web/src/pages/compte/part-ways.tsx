import type { Order } from '#domain/order.ts';
import { soldName } from '#domain/sold.ts';
import { reportLink } from './api.ts';
import { correctionOf } from './conversation-ways.ts';
import { partTexts } from './order-texts.ts';
import { PdfButton } from './pdf-button.tsx';
import { TextLink } from './text-button.tsx';
import { ordersTexts } from './texts.ts';

type PartWaysProps = { order: Order; part: Order['parts'][number]; path: string };

/** What can be done with a delivered report, besides reading it as a page. */
export const PartWays = ({ order, part, path }: PartWaysProps) => {
  const { service } = part;
  const name = soldName(order, service);
  return (
    <>
      <PdfButton what={name} addressOf={() => reportLink(path)} />
      {part.readable && (
        <PdfButton label={ordersTexts.printEdition} what={name} addressOf={() => reportLink(path, 'print')} />
      )}
      {!part.correcting_until && !part.withdrawn_at && (
        <TextLink to={correctionOf(order.id, service)}>
          {partTexts.correct}
          <span className="sr">{` ${name}`}</span>
        </TextLink>
      )}
    </>
  );
};
