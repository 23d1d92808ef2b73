import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import {useEffect, useState, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Scene, Shape} from '../../lib/diagrams/canvas';
import type {DiagramProps, Drawings} from './facts';
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

/** Leaves alone what the HTML of the page has here. */
const AS_BUILT = {__html: ''};

function Pictures({drawings, title}: Pick<DiagramProps, 'drawings' | 'title'>): ReactNode {
  const [drawn, setDrawn] = useState<Drawings | undefined>(
    typeof drawings === 'function' ? undefined : drawings,
  );
  // False while the browser takes over a page that it got as HTML, with the pictures in it.
  const isBrowser = useIsBrowser();
  const [isBuilt] = useState(!isBrowser);
  useEffect(() => {
    if (typeof drawings === 'function' && !isBuilt) {
      // Without them, the page still has the sentences.
      drawings().then(
        ({default: loaded}) => setDrawn(loaded),
        () => undefined,
      );
    }
  }, [drawings, isBuilt]);
  if (drawn) {
    return (
      <div className="guide-pictures">
        <SceneView scene={drawn.wide} title={title} className={styles.wide} />
        <SceneView scene={drawn.narrow} title={title} className={styles.narrow} />
      </div>
    );
  }
  return isBuilt ? (
    // eslint-disable-next-line react/no-danger -- it is empty
    <div className="guide-pictures" dangerouslySetInnerHTML={AS_BUILT} suppressHydrationWarning />
  ) : (
    <div className={clsx('guide-pictures', styles.waiting)} />
  );
}

/**
 * A picture in two drawings, one for a wide column and one for a phone, followed by what it says
 * in sentences.
 */
export default function Diagram({id, title, drawings, sentences}: DiagramProps): ReactNode {
  return (
    <figure className={clsx(styles.diagram, 'guide-diagram')} id={`diagram-${id}`}>
      <Pictures drawings={drawings} title={title} />
      <figcaption className={styles.caption}>{title}</figcaption>
      <details className={styles.sentences}>
        <summary>
          <Translate
            id="component.Diagram.sentences"
            description="Opens the text that says what a picture shows"
          >
            What the picture says
          </Translate>
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
