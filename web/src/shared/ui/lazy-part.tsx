import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { callApi } from '../lib/api-client.ts'
import { allowLeaving } from '../lib/leave-guard.ts'

/** A part of the app failed to load: there's no network, or a new version of the site was deployed. */
class LoadError extends Error {}

/**
 * Browsers remember that a file failed to load until the page is reloaded, which also brings a new version of the site. Unsaved
 * text is kept as a draft. Without a connection, a reload would lose the page.
 */
async function reloadWhenConnected(): Promise<void> {
  try {
    await callApi('GET /session.php', {})
  } catch {
    // The message that offers this stays.
    return
  }
  allowLeaving()
  window.location.reload()
}

/**
 * A component that's loaded on first render, or earlier with `load`. Render it inside a `LoadBoundary`, which shows if that
 * fails.
 */
export function lazyPart<Props extends object>(importPart: () => Promise<ComponentType<Props>>) {
  let started = false
  let Part = lazy(async () => {
    started = true
    try {
      return { default: await importPart() }
    } catch (error) {
      throw new LoadError('Part of the app could not be loaded.', { cause: error })
    }
  }) as ComponentType<Props>
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
    return this.props.failed(() => void reloadWhenConnected())
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
