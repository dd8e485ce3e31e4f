import { useQuery } from '@tanstack/react-query'
import { sentenceFor } from '../../lib/api-client.ts'
import { ErrorState, StaleNotice } from '../../ui/message.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AiToolsSection } from './ai-tools-section.tsx'
import { settingsQuery } from './api.ts'
import { SynonymsSection } from './synonyms-section.tsx'

/** The site's settings, one section per topic. */
export function SettingsTab() {
  const { data, isError, error, refetch } = useQuery(settingsQuery)
  if (isError && !data)
    return (
      <ErrorState title="We couldn’t load the settings." detail={sentenceFor(error, '')} onRetry={refetch} />
    )
  if (!data)
    return (
      <>
        <p role="status" className="sr-only">
          Loading settings...
        </p>
        <div className="flex flex-col gap-6">
          <Skeleton className="h-150 max-w-3xl rounded-xl sm:h-136" />
          <Skeleton className="h-136 max-w-3xl rounded-xl" />
        </div>
      </>
    )
  return (
    <>
      {isError && <StaleNotice onRetry={refetch} />}
      <div className="flex flex-col gap-6">
        <SynonymsSection saved={data.settings.synonyms} isDefault={!data.changed.includes('synonyms')} />
        <AiToolsSection saved={data.settings.targets} isDefault={!data.changed.includes('targets')} />
      </div>
    </>
  )
}
