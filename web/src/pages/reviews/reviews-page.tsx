import { useQuery } from '@tanstack/react-query'
import { CuratorsOnly } from '../../features/sign-in/role-only.tsx'
import { useListAddress } from '../../shared/lib/list-address.ts'
import { Badge } from '../../shared/ui/badge.tsx'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { Tabs } from '../../shared/ui/tabs.tsx'
import { PromptDialogs } from '../../widgets/prompt-dialog/prompt-dialogs.tsx'
import { reportsQuery } from './api.ts'
import { Reported } from './reported.tsx'

/** The first one is the default. */
const CHOICES = { tab: ['reported', 'handled'] } as const

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
  return (
    <>
      <PageHeading title="Reviews">
        Prompts that people reported. The author isn’t told about a report, only what you decide.
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
          { value: 'handled', label: 'Handled', panel: <Reported state="handled" /> },
        ]}
      />
      <PromptDialogs />
    </>
  )
}
