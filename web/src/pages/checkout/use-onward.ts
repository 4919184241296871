import { useCallback, useRef, useState } from 'react';
import { fieldId } from '#web/ui/field-error.tsx';
import { leadTo, recapTitleId } from './lead.ts';
import type { DetailsForm } from './use-details.ts';
import { nextField } from './validation.ts';

/** A ref for the end of what has to be met, and whether it has been in sight. */
const useMet = () => {
  const [isMet, setMet] = useState(false);
  const end = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    // What the bar covers is not in sight; what was scrolled past has been.
    const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) || 0;
    const observer = new IntersectionObserver(
      (changes) => {
        // A busy page is told of several changes at once.
        if (changes.some(({ isIntersecting }) => isIntersecting)) setMet(true);
      },
      { rootMargin: `99999px 0px -${covered}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { isMet, end };
};

/** What follows each part of the order; nobody is led back from the last one. */
const nextPart = new Map([
  [recapTitleId, fieldId('terms')],
  [fieldId('terms'), fieldId('adult')],
  [fieldId('adult'), fieldId('adult')],
]);

/**
 * «Continuer» in the bar of a phone, until the two statements have been in sight: to the next field that is missing,
 * then to the order, then to the statements.
 */
export const useOnward = ({ form, problems }: Pick<DetailsForm, 'form' | 'problems'>) => {
  const { isMet, end } = useMet();
  const last = useRef('');
  const goOn = () => {
    const field = nextField(problems);
    const target = field ? fieldId(field) : (nextPart.get(last.current) ?? recapTitleId);
    // Whoever is led to the same field again reads what it needs.
    if (field && last.current === target) form.blur(field);
    last.current = target;
    leadTo(target, target === recapTitleId ? 'start' : 'center');
  };
  return { end, goOn: isMet ? undefined : goOn };
};
