import {Component, Suspense, type ReactNode} from 'react';

interface LazilyProps {
  /** Said while the part is on its way. */
  readonly loading: string;
  /** Said when it does not arrive. */
  readonly failed: string;
  readonly children: ReactNode;
}

/** Holds a part of the editor that is loaded when it is used. When it fails, the rest goes on. */
export default class Lazily extends Component<LazilyProps, {readonly hasFailed: boolean}> {
  public override state = {hasFailed: false};

  public static getDerivedStateFromError(): {hasFailed: boolean} {
    return {hasFailed: true};
  }

  public override render(): ReactNode {
    const {loading, failed, children} = this.props;
    return this.state.hasFailed ? (
      <p role="alert">{failed}</p>
    ) : (
      <Suspense fallback={<p role="status">{loading}</p>}>{children}</Suspense>
    );
  }
}
