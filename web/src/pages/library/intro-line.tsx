import { Fragment, useEffect } from 'react'
import { isListStart, useListParams } from '../../entities/prompt/list-params.ts'
import { setHidden, useIsHidden } from '../../shared/lib/hidden-parts.ts'
import { useMember } from '../../shared/session/api.ts'

const STEPS = [
  ['Find', 'a prompt'],
  ['Fill in', 'the blanks'],
  ['Paste', 'it into your AI tool'],
] as const

const hide = () => setHidden('intro', true)

/** How the library works, for visitors, in their first visit on this device. */
export function IntroLine() {
  const isMember = useMember() !== null
  const isHidden = useIsHidden('intro')
  const [params] = useListParams()
  const isShown = !isMember && !isHidden && isListStart(params)
  useEffect(() => {
    if (isMember && !isHidden) hide()
    // Not before, so that nothing moves during the visit. Added once, however often it's called.
    if (isShown) window.addEventListener('pagehide', hide)
  }, [isMember, isHidden, isShown])
  if (!isShown) return null
  return (
    <aside
      aria-label="How it works"
      className="mb-2.5 rounded-lg bg-brand-tint px-3 py-1.5 text-sm text-brand-ink in-data-[hidden~=intro]:hidden print:hidden"
    >
      <ol className="flex flex-wrap items-center gap-x-2">
        {STEPS.map(([verb, rest], index) => (
          <Fragment key={verb}>
            {index > 0 && (
              <li aria-hidden className="opacity-60">
                →
              </li>
            )}
            <li>
              <strong className="font-semibold">{verb}</strong> <span className="max-sm:sr-only">{rest}</span>
            </li>
          </Fragment>
        ))}
      </ol>
    </aside>
  )
}
