import { pages } from '@prompt-library/contract/pages'
import { Link } from 'react-router'

/** The logo and name, linked to the home page. */
export function Brand({ textClass }: { textClass?: string | undefined }) {
  return (
    <Link
      to={pages.library.path}
      className="flex min-h-13 items-center gap-2.5 font-semibold tracking-tight text-brand-ink max-[23rem]:text-sm min-[24rem]:text-lg"
    >
      <img src="/favicon.svg" alt="" width={28} height={28} className="size-7" />
      <span className={textClass}>AI Prompt Library</span>
    </Link>
  )
}
