import type { Ref } from 'react';

export type Heading = Ref<HTMLHeadingElement>;

/** Where one is, and what is asked here; takes the focus when the step comes. */
export const StepHead = ({ step, title, heading }: { step?: string; title: string; heading: Heading }) => (
  <div>
    {step && <p className="meta">{step}</p>}
    <h2 id="etape" ref={heading} tabIndex={-1}>
      {title}
    </h2>
  </div>
);
