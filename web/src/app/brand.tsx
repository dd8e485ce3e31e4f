import { pages } from '@prompt-library/contract/pages'
import { Link } from 'react-router'

/** The logo and name, linked to the home page. */
export function Brand() {
  return (
    <Link
      to={pages.library.path}
      className="flex items-center gap-2 py-2 font-semibold text-brand-ink max-[23rem]:text-sm min-[24rem]:gap-2.5 min-[24rem]:text-lg"
    >
      <img src="/favicon.svg" alt="" width={32} height={32} className="size-8" />
      AI Prompt Library
    </Link>
  )
}
