import { useState } from 'react';
import { disciplines } from '#domain/catalogue.ts';
import { componentsTexts as texts } from '#web/texts/components-page.ts';
import { accentOf } from '#web/ui/accent.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, ButtonLink, GoLink } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { type ToastMessage, useToast } from '#web/ui/toast.tsx';
import { Exhibit } from '../exhibit.tsx';

const Buttons = () => (
  <Exhibit name={texts.names.button}>
    <Button>{texts.action}</Button>
    <Button variant="line">{texts.action}</Button>
    <Button size="small">{texts.action}</Button>
    <Button size="order">{texts.order}</Button>
    <Button busy>{texts.sending}</Button>
    <Button disabled>{texts.disabled}</Button>
    <ButtonLink to="/services" variant="line">
      {texts.asLink}
    </ButtonLink>
    <GoLink to="/services">{texts.asLink}</GoLink>
  </Exhibit>
);

const Badges = () => (
  <Exhibit name={texts.names.badge}>
    <span className={accentOf(disciplines[0])}>
      <Badge tone="accent">{texts.badges.popular}</Badge>
    </span>
    <Badge tone="gilt" fill="empty">
      {texts.badges.waiting}
    </Badge>
    <Badge tone="gilt" fill="half">
      {texts.badges.processing}
    </Badge>
    <Badge tone="ok" fill="full">
      {texts.badges.delivered}
    </Badge>
    <Badge tone="error" fill="full">
      {texts.badges.failed}
    </Badge>
    <Badge tone="neutral" fill="empty">
      {texts.badges.cancelled}
    </Badge>
  </Exhibit>
);

const DialogExhibit = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <Exhibit name={texts.names.dialog}>
      <Button onClick={() => setOpen(true)}>{texts.openDialog}</Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={texts.dialogTitle}>
        <p>{texts.dialogText}</p>
        <Button onClick={() => setOpen(false)}>{texts.closeDialog}</Button>
      </Dialog>
    </Exhibit>
  );
};

const tones: readonly ToastMessage['tone'][] = ['success', 'info', 'destructive'];

const Toasts = () => {
  const toast = useToast();
  return (
    <Exhibit name={texts.names.toast}>
      {tones.map((tone) => (
        <Button key={tone} variant="line" onClick={() => toast({ tone, ...texts.toasts[tone] })}>
          {texts.toasts[tone].title}
        </Button>
      ))}
    </Exhibit>
  );
};

export const Actions = () => (
  <>
    <Buttons />
    <Badges />
    <DialogExhibit />
    <Toasts />
  </>
);
