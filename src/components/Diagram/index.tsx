import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Scene, Shape} from '../../core/diagrams/canvas';
import type {DrawnDiagram} from '../../core/diagrams';
import styles from './styles.module.css';

function ShapeView({shape}: {readonly shape: Shape}): ReactNode {
  switch (shape.kind) {
    case 'box':
      return (
        <rect
          className={clsx(styles.box, styles[shape.tone])}
          x={shape.x}
          y={shape.y}
          width={shape.width}
          height={shape.height}
          rx={8}
        />
      );
    case 'text':
      return (
        <text
          className={clsx(styles.text, styles[shape.style], styles[`${shape.tone}Text`])}
          x={shape.x}
          y={shape.y}
          textAnchor={shape.anchor}
        >
          {shape.text}
        </text>
      );
    case 'line':
      return (
        <path
          className={clsx(styles.line, styles[`${shape.tone}Line`])}
          d={shape.path}
          strokeDasharray={shape.dashed ? '5 5' : undefined}
        />
      );
    case 'head':
      return <path className={styles[`${shape.tone}Head`]} d={shape.path} />;
    case 'cross':
    case 'check':
      return (
        <path
          className={clsx(styles.line, styles.mark, styles[`${shape.tone}Line`])}
          d={shape.path}
        />
      );
  }
}

function SceneView({
  scene,
  title,
  className,
}: {
  readonly scene: Scene;
  readonly title: string;
  readonly className: string | undefined;
}): ReactNode {
  return (
    <svg
      className={clsx(styles.picture, className)}
      role="img"
      aria-label={title}
      viewBox={`0 0 ${scene.width} ${scene.height}`}
      width={scene.width}
      height={scene.height}
    >
      {scene.shapes.map((shape, index) => (
        <ShapeView key={index} shape={shape} />
      ))}
    </svg>
  );
}

/**
 * A picture in two drawings, one for a wide column and one for a phone, followed by what it says
 * in sentences.
 */
export default function Diagram({id, title, wide, narrow, sentences}: DrawnDiagram): ReactNode {
  return (
    <figure className={clsx(styles.diagram, 'guide-diagram')} id={`diagram-${id}`}>
      <div className="guide-pictures">
        <SceneView scene={wide} title={title} className={styles.wide} />
        <SceneView scene={narrow} title={title} className={styles.narrow} />
      </div>
      <figcaption className={styles.caption}>{title}</figcaption>
      <details className={styles.sentences}>
        <summary>
          <Translate id="component.Diagram.sentences" />
        </summary>
        <ul>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </details>
    </figure>
  );
}
