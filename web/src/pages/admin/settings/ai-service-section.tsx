import { DATA_CLASSES, type DataClass } from '@prompt-library/domain/guard/data-class'
import type { DataClassTexts } from '@prompt-library/domain/guard/data-class-texts'
import { useId } from 'react'
import * as z from 'zod/mini'
import { DataClassSelect } from '../../../shared/guard/data-class-select.tsx'
import { usePersisted } from '../../../shared/lib/use-persisted.ts'
import { useSession } from '../../../shared/session/api.ts'
import { Field } from '../../../shared/ui/field.tsx'
import { useSaveSettings } from './api.ts'
import { SettingSection } from './setting-section.tsx'

interface AiServiceSectionProps {
  saved: DataClass
  classTexts: DataClassTexts
  isDefault: boolean
}

/** The most sensitive data that can be sent to the AI service, which enhances prompts. */
export function AiServiceSection({ saved, classTexts, isDefault }: AiServiceSectionProps) {
  const id = useId()
  const ai = useSession()?.ai
  const [draft, setDraft] = usePersisted(z.enum(DATA_CLASSES), 'tab', 'ai-service-class')
  const save = useSaveSettings()
  const value = draft ?? saved
  return (
    <SettingSection
      title="AI service"
      description="The AI service enhances prompts in the Prompt Builder. Users can’t enhance prompts for more sensitive data than you allow. Changes take effect within 10 seconds."
      noun="AI service approval"
      isDefault={isDefault}
      unsaved={value !== saved}
      save={save}
      check={() => ({ ai_service_class: value })}
      defaults={{ ai_service_class: null }}
      onForget={() => setDraft(undefined)}
      focusId={id}
    >
      {ai !== undefined && (
        <p className="rounded-lg border border-info-line bg-info-tint px-4 py-3 wrap-anywhere text-info-ink">
          {ai === 'built-in' ? BUILT_IN : `In use: ${ai}.`}
        </p>
      )}
      <Field id={id} label="Most sensitive data allowed" hint={classTexts[value].description}>
        <DataClassSelect
          texts={classTexts}
          value={value}
          // What is chosen during a save would be lost when it ends.
          onChange={(next) => save.isPending || setDraft(next)}
        />
      </Field>
    </SettingSection>
  )
}

const BUILT_IN =
  'No AI service is connected. The built-in enhancer runs on this server, so it’s approved for all data. Your choice here applies once you connect an AI service.'
