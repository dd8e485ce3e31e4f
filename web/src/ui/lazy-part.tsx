import { Component, type ComponentType, lazy, type ReactNode } from 'react'

/** A part of the app could not be loaded: no network, or another version of the site by now. */
class LoadError extends Error {}

/** What makes parts that failed to load ready for another attempt. React remembers a failure for good. */
const renewals = new Set<() => void>()

function renewFailedParts(): void {
  for (const renew of renewals) renew()
  renewals.clear()
}

/**
 * A part that is loaded when it is first shown, or before, by `load`: then it is there at once. Stands within a
 * `LoadBoundary`, whose retry asks for it again.
 */
export function lazyPart<Props extends object>(importPart: () => Promise<ComponentType<Props>>) {
  let begun = false
  const create = (): ComponentType<Props> =>
    lazy(async () => {
      begun = true
      try {
        return { default: await importPart() }
      } catch (error) {
        // Wait for the retry: React renders a failed part twice before giving up, so renewing here would loop forever.
        renewals.add(() => {
          Part = create()
        })
        throw new LoadError('A part of the app could not be loaded.', { cause: error })
      }
    }) as ComponentType<Props>
  let Part = create()
  const load = async () => {
    const loaded = await importPart()
    // one that is shown already would lose its state
    if (!begun) Part = loaded
  }
  return Object.assign((props: Props) => <Part {...props} />, { load })
}

interface LoadBoundaryProps {
  /** Stands in place of a part that could not be loaded. */
  failed: (retry: () => void) => ReactNode
  children: ReactNode
}

/** Keeps a part that can't be loaded from taking the whole page with it. */
export class LoadBoundary extends Component<LoadBoundaryProps, { error?: unknown }> {
  override state: { error?: unknown } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    // anything else is a mistake in the app
    if (!(error instanceof LoadError)) throw error
    return this.props.failed(() => {
      renewFailedParts()
      this.setState({ error: undefined })
    })
  }

  /** Whoever leaves it and comes back tries again too. */
  override componentWillUnmount() {
    if (this.state.error) renewFailedParts()
  }
}
