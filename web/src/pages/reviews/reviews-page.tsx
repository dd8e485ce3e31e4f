import { useQuery } from '@tanstack/react-query'
import { CuratorsOnly } from '../../features/sign-in/role-only.tsx'
import { useListAddress } from '../../shared/lib/list-address.ts'
import { useSession } from '../../shared/session/api.ts'
import { Badge } from '../../shared/ui/badge.tsx'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { Tabs } from '../../shared/ui/tabs.tsx'
import { PromptDialogs } from '../../widgets/prompt-dialog/prompt-dialogs.tsx'
import { reportsQuery } from './api.ts'
import { Reported } from './reported.tsx'
import { Waiting } from './waiting.tsx'
import { waitingQuery } from './waiting-api.ts'

/** The first one is the default. */
const CHOICES = { tab: ['reported', 'waiting', 'handled'] } as const

/** What needs the attention of a curator. */
export function ReviewsPage() {
  return (
    <CuratorsOnly>
      <Reviews />
    </CuratorsOnly>
  )
}

function Reviews() {
  const [{ tab }, change] = useListAddress(CHOICES)
  const { data: open } = useQuery(reportsQuery('open', 1))
  const { data: waiting } = useQuery(waitingQuery(1))
  const rule = useSession()?.publishing ?? 'everyone'
  // Without approval, prompts wait only if a curator made them private before.
  const showsWaiting = rule !== 'everyone' || tab === 'waiting' || (waiting?.total ?? 0) > 0
  return (
    <>
      <PageHeading title="Reviews">
        Prompts that people reported{showsWaiting && ' or that wait for approval'}. The author isn’t told
        about a report, only what you decide.
      </PageHeading>
      <Tabs
        label="Reviews"
        value={tab}
        onChange={(next) => change({ tab: next })}
        tabs={[
          {
            value: 'reported',
            label: (
              <>Reported {open && open.total > 0 && <Badge>{open.total.toLocaleString('en-US')}</Badge>}</>
            ),
            panel: <Reported state="open" />,
          },
          ...(showsWaiting ? [waitingTab(waiting?.total ?? 0)] : []),
          { value: 'handled', label: 'Handled', panel: <Reported state="handled" /> },
        ]}
      />
      <PromptDialogs />
    </>
  )
}

function waitingTab(total: number) {
  return {
    value: 'waiting' as const,
    label: <>Waiting {total > 0 && <Badge>{total.toLocaleString('en-US')}</Badge>}</>,
    panel: <Waiting />,
  }
}
