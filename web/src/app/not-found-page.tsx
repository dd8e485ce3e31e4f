import { pages } from '@prompt-library/contract/pages'
import { Compass } from 'lucide-react'
import { Link } from 'react-router'
import { buttonClass } from '../shared/ui/button.tsx'
import { PageMessage } from '../shared/ui/message.tsx'

/** What an unknown address shows. */
export function NotFoundPage() {
  return (
    <PageMessage
      icon={Compass}
      title="Page not found"
      text="Check the address. The page may have been moved or deleted."
    >
      <Link to={pages.library.path} className={buttonClass()}>
        Browse the library
      </Link>
    </PageMessage>
  )
}
