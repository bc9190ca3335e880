import { Component, Suspense } from 'react';
import type { ReactNode } from 'react';

import { currentAttempt, LoadingContext } from './loading.ts';

interface OptionalPartProps {
  /** Called when the part could not be loaded; a new mount tries again. */
  onFailure: () => void;
  children: ReactNode;
}

/** Shows a part once it is loaded; the page works without it (spec 8). */
export class OptionalPart extends Component<OptionalPartProps> {
  override state = { failed: false, attempt: currentAttempt() };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onFailure();
  }

  private recordFailure = () => () => undefined;

  override render() {
    if (this.state.failed) return null;
    const { attempt } = this.state;
    return (
      <LoadingContext value={{ attempt, recordFailure: this.recordFailure }}>
        <Suspense>{this.props.children}</Suspense>
      </LoadingContext>
    );
  }
}
