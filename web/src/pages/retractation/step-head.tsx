import type { Ref } from 'react';

export type Heading = Ref<HTMLHeadingElement>;

/** The title of a step and its task; it takes the focus when the step opens. */
export const StepHead = ({ step, title, heading }: { step?: string; title: string; heading: Heading }) => (
  <div>
    {step && <p className="meta">{step}</p>}
    <h2 id="etape" ref={heading} tabIndex={-1}>
      {title}
    </h2>
  </div>
);
