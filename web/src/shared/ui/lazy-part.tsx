import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react'

/** A part of the app failed to load: there's no network, or a new version of the site was deployed. */
class LoadError extends Error {}

/** Callbacks that reset failed parts so they can be loaded again. React.lazy caches a failure forever. */
const renewals = new Set<() => void>()

function renewFailedParts(): void {
  for (const renew of renewals) renew()
  renewals.clear()
}

/**
 * A component that's loaded on first render, or earlier with `load`. Render it inside a `LoadBoundary`, whose retry loads
 * it again.
 */
export function lazyPart<Props extends object>(importPart: () => Promise<ComponentType<Props>>) {
  let started = false
  const create = (): ComponentType<Props> =>
    lazy(async () => {
      started = true
      try {
        return { default: await importPart() }
      } catch (error) {
        // Wait for the retry: React renders a failed part twice before giving up, so renewing here would loop forever.
        renewals.add(() => {
          Part = create()
        })
        throw new LoadError('Part of the app could not be loaded.', { cause: error })
      }
    }) as ComponentType<Props>
  let Part = create()
  const load = async () => {
    const loaded = await importPart()
    // Replacing a component that's already rendered would lose its state.
    if (!started) Part = loaded
  }
  return Object.assign((props: Props) => <Part {...props} />, { load })
}

interface LoadBoundaryProps {
  /** Shown instead of a part that failed to load. */
  failed: (retry: () => void) => ReactNode
  children: ReactNode
}

/** Keeps a part that fails to load from breaking the whole page. */
export class LoadBoundary extends Component<LoadBoundaryProps, { error?: unknown }> {
  override state: { error?: unknown } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    // Any other error is a bug.
    if (!(error instanceof LoadError)) throw error
    return this.props.failed(() => {
      renewFailedParts()
      this.setState({ error: undefined })
    })
  }

  /** Coming back to the page also tries again. */
  override componentWillUnmount() {
    if (this.state.error) renewFailedParts()
  }
}

interface OptionalPartProps {
  /** Shown until the part has loaded, and if that fails. */
  fallback?: ReactNode
  children: ReactNode
}

/** For a part that the page can do without. */
export function OptionalPart({ fallback = null, children }: OptionalPartProps) {
  return (
    <LoadBoundary failed={() => fallback}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </LoadBoundary>
  )
}
