import { X } from 'lucide-react'
import { Fragment, useEffect } from 'react'
import { isListStart, useListParams } from '../../entities/prompt/list-params.ts'
import { setHidden, useIsHidden } from '../../shared/lib/hidden-parts.ts'
import { useMember } from '../../shared/session/api.ts'
import { focusMain } from '../../shared/ui/focus-main.ts'

const STEPS = [
  ['Find', 'a prompt'],
  ['Fill in', 'the blanks'],
  ['Paste', 'it into your AI tool'],
] as const

const hide = () => setHidden('intro', true)

/** How the library works, for visitors, in the first visit on this device and until they close it. */
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
      className="mb-2.5 flex items-center rounded-lg bg-brand-tint pl-3 text-sm text-brand-ink in-data-[hidden~=intro]:hidden print:hidden"
    >
      <ol className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2">
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
      <button
        type="button"
        aria-label="Dismiss"
        onClick={() => {
          hide()
          focusMain()
        }}
        className="flex size-8 items-center justify-center rounded-lg hover:bg-brand-soft"
      >
        <X aria-hidden className="size-4" />
      </button>
    </aside>
  )
}
