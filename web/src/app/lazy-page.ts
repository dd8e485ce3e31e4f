import { type ComponentType, lazy } from 'react'

interface Loaded {
  default: ComponentType
}

/** A page that is loaded when it is first shown, or before, by `load`: then it is there at once. */
export function lazyPage(importPage: () => Promise<ComponentType>) {
  let early: PromiseLike<Loaded> | undefined
  const importLoaded = async () => ({ default: await importPage() })
  const Page = lazy(() => (early ?? importLoaded()) as Promise<Loaded>)
  const load = async () => {
    const loaded = await importLoaded()
    // biome-ignore lint/suspicious/noThenProperty: a real promise answers later, and React would draw nothing until then
    early = { then: (use) => use?.(loaded) as never }
  }
  return Object.assign(Page, { load })
}
