import { pages } from '@prompt-library/contract/pages'
import { Link } from 'react-router'
import { campus } from '../shared/lib/campus.ts'
import { classNames } from '../shared/ui/class-names.ts'

/** The logo and name, linked to the home page. */
export function Brand({ textClass }: { textClass?: string | undefined }) {
  return (
    <Link
      to={pages.library.path}
      className="flex min-h-13 items-center gap-2.5 leading-tight max-sm:max-w-[calc(100%-10.5rem)] font-semibold tracking-tight text-brand-ink max-[23rem]:text-sm min-[24rem]:text-lg"
    >
      <img src={campus.logo_url} alt="" width={28} height={28} className="size-7 shrink-0 object-contain" />
      <span className={classNames('line-clamp-2 max-w-52', textClass)}>{campus.site_title}</span>
    </Link>
  )
}
