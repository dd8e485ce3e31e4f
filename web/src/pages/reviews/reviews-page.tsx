import { REVIEW_QUEUES } from '@prompt-library/domain/prompts/reviews'
import { useQuery } from '@tanstack/react-query'
import { CuratorsOnly } from '../../features/sign-in/role-only.tsx'
import { useListAddress } from '../../shared/lib/list-address.ts'
import { useSession } from '../../shared/session/api.ts'
import { Badge } from '../../shared/ui/badge.tsx'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { Tabs } from '../../shared/ui/tabs.tsx'
import { PromptDialogs } from '../../widgets/prompt-dialog/prompt-dialogs.tsx'
import { queueCountsQuery, reportsQuery } from './api.ts'
import { QUEUE_TEXTS } from './queue-texts.ts'
import { Reported } from './reported.tsx'
import { ReviewQueue } from './review-queue.tsx'
import { Waiting } from './waiting.tsx'
import { waitingQuery } from './waiting-api.ts'

/** The first one is the default. */
const CHOICES = { tab: ['reported', 'waiting', ...REVIEW_QUEUES, 'handled'] } as const

/** The tabs of the Reviews page, and which are shown. */
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
  const { data: counts } = useQuery(queueCountsQuery)
  const rule = useSession()?.publishing ?? 'everyone'
  // Without approval, prompts wait only if a curator made them private before.
  const showsWaiting = rule !== 'everyone' || tab === 'waiting' || (waiting?.total ?? 0) > 0
  return (
    <>
      <PageHeading title="Reviews">
        Prompts that people reported{showsWaiting && ' or that wait for approval'}, and reviewed ones to look
        at again. To review any other public prompt, choose Review in its menu.
      </PageHeading>
      <Tabs
        label="Reviews"
        value={tab}
        onChange={(next) => change({ tab: next })}
        tabs={[
          {
            value: 'reported',
            label: <Counted label="Reported" count={open?.total} />,
            panel: <Reported state="open" />,
          },
          ...(showsWaiting ? [waitingTab(waiting?.total ?? 0)] : []),
          ...REVIEW_QUEUES.map((queue) => ({
            value: queue,
            label: <Counted label={QUEUE_TEXTS[queue].tab} count={counts?.[queue]} />,
            panel: <ReviewQueue queue={queue} />,
          })),
          { value: 'handled', label: 'Handled reports', panel: <Reported state="handled" /> },
        ]}
      />
      <PromptDialogs />
    </>
  )
}

function waitingTab(total: number) {
  return {
    value: 'waiting' as const,
    label: <Counted label="Waiting" count={total} />,
    panel: <Waiting />,
  }
}

function Counted({ label, count = 0 }: { label: string; count?: number | undefined }) {
  return (
    <>
      {label} {count > 0 && <Badge>{count.toLocaleString('en-US')}</Badge>}
    </>
  )
}
