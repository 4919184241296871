import type { Scene, Shape } from '#lib/drawings/charts/scene.ts';
import { num, xy } from '#lib/drawings/geometry.ts';
import { classes } from '#web/ui/classes.ts';
// Its class names are global: as a module their table would be part of every first visit.
import './scene.css';

/** The names of the shapes that a sentence speaks of. */
type Lit = { lit?: readonly string[] | undefined };

const ShapeOf = ({ shape, lit }: { shape: Shape } & Lit) => {
  const isLit = lit !== undefined && shape.of?.some((name) => lit.includes(name));
  const className = classes(`pen-${shape.pen}`, isLit && 'pen-lit');
  if (shape.kind === 'path') return <path className={className} d={shape.d} />;
  const [x, y] = shape.at;
  if (shape.kind === 'circle')
    return <circle className={className} cx={num(x)} cy={num(y)} r={num(shape.radius)} />;
  if (shape.kind === 'text')
    return (
      <text className={className} x={num(x)} y={num(y)} fontSize={num(shape.size)}>
        {shape.text}
      </text>
    );
  return (
    <path
      className={className}
      transform={`translate(${xy(shape.at)}) scale(${num(shape.size / 24, 3)}) translate(-12 -12)`}
      d={shape.outline}
    />
  );
};

type SceneViewProps = { scene: Scene; label?: string; className?: string | undefined } & Lit;

/** A drawing in the inks of the page. Without a label it is decoration. */
export const SceneView = ({ scene, label, className, lit }: SceneViewProps) => (
  <svg
    className={classes('scene', className)}
    viewBox={scene.box.join(' ')}
    fill="none"
    role={label === undefined ? undefined : 'img'}
    aria-label={label}
    aria-hidden={label === undefined || undefined}
  >
    {scene.shapes.map((shape, index) => (
      <ShapeOf key={`${index} ${shape.pen}`} shape={shape} lit={lit} />
    ))}
  </svg>
);

type SceneFigureProps = { wide: Scene; narrow: Scene; label: string } & Lit;
/** A phone gets the drawing that was made for it; the other one is in no tree of a screen reader then. */
export const SceneFigure = ({ wide, narrow, label, lit }: SceneFigureProps) => (
  <>
    <SceneView
      scene={wide}
      label={label}
      lit={lit}
      className={wide === narrow ? undefined : 'pen-wideOnly'}
    />
    {wide !== narrow && <SceneView scene={narrow} label={label} lit={lit} className={'pen-narrowOnly'} />}
  </>
);
