import { Fragment, useEffect } from 'react'
import { isListStart, useListParams } from '../../entities/prompt/list-params.ts'
import { useIsPrerendered } from '../../shared/lib/prerendered.ts'
import { readStored, writeStored } from '../../shared/lib/storage.ts'
import { useMember } from '../../shared/session/api.ts'

const STEPS = [
  ['Find', 'a prompt'],
  ['Fill in', 'the blanks'],
  ['Paste', 'it into your AI tool'],
] as const

const INTRO = 'intro'
/** Before the page was opened. It stays until the page is closed, so that nothing moves. */
const wasShown = readStored('device', INTRO) !== undefined

/** The line that says how the library works, for visitors, in their first visit on this device. */
export function IntroLine() {
  const isMember = useMember() !== null
  const [params] = useListParams()
  const isPrerendered = useIsPrerendered()
  const isShown = !isMember && (isPrerendered || !wasShown) && isListStart(params)
  useEffect(() => {
    // From then on, public/before-first-paint.js hides it before the app runs.
    if (isShown && !isPrerendered) writeStored('device', INTRO, INTRO)
  }, [isShown, isPrerendered])
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
              <strong className="font-semibold">{verb}</strong> {rest}
            </li>
          </Fragment>
        ))}
      </ol>
    </aside>
  )
}
