import type { SettingName } from '@prompt-library/contract/settings'
import { useQuery } from '@tanstack/react-query'
import { ErrorState, StaleNotice } from '../../../shared/ui/message.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { AiServiceSection } from './ai-service-section.tsx'
import { AiToolsSection } from './ai-tools-section.tsx'
import { settingsQuery } from './api.ts'
import { DataClassesSection } from './data-classes-section.tsx'
import { DeletedDaysSection } from './deleted-days-section.tsx'
import { FeedbackSection } from './feedback-section.tsx'
import { IdMasksSection } from './id-masks-section.tsx'
import { SynonymsSection } from './synonyms-section.tsx'

/** The site's settings, one section per topic. */
export function SettingsTab() {
  const { data, isError, error, refetch } = useQuery(settingsQuery)
  if (isError && !data)
    return <ErrorState title="We couldn’t load the settings." error={error} onRetry={refetch} />
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
  const { settings, changed } = data
  const classTexts = settings.data_classes
  const isDefault = (name: SettingName) => !changed.includes(name)
  return (
    <>
      {isError && <StaleNotice onRetry={refetch} />}
      <div className="flex flex-col gap-6">
        <SynonymsSection saved={settings.synonyms} isDefault={isDefault('synonyms')} />
        <AiToolsSection saved={settings.targets} isDefault={isDefault('targets')} classTexts={classTexts} />
        <AiServiceSection
          saved={settings.ai_service_class}
          isDefault={isDefault('ai_service_class')}
          classTexts={classTexts}
        />
        <DataClassesSection saved={settings.data_classes} isDefault={isDefault('data_classes')} />
        <IdMasksSection saved={settings.id_masks} isDefault={isDefault('id_masks')} />
        <DeletedDaysSection saved={settings.deleted_days} isDefault={isDefault('deleted_days')} />
        <FeedbackSection saved={settings.feedback} isDefault={isDefault('feedback')} />
      </div>
    </>
  )
}
