import { useId } from 'react'
import * as z from 'zod/mini'
import { usePersisted } from '../../../shared/lib/use-persisted.ts'
import { Checkbox } from '../../../shared/ui/field.tsx'
import { useSaveSettings } from './api.ts'
import { SettingSection } from './setting-section.tsx'

/** Whether people are asked if a prompt worked. */
export function FeedbackSection({ saved, isDefault }: { saved: boolean; isDefault: boolean }) {
  const id = useId()
  const [draft, setDraft] = usePersisted(z.enum(['on', 'off']), 'tab', 'feedback')
  const save = useSaveSettings()
  const value = draft === undefined ? saved : draft === 'on'
  return (
    <SettingSection
      title="Did it work?"
      description="After using a prompt, people can say whether it worked and in which AI tool. Changes take effect within 10 seconds."
      noun="feedback setting"
      isDefault={isDefault}
      unsaved={value !== saved}
      save={save}
      check={() => ({ feedback: value })}
      defaults={{ feedback: null }}
      onForget={() => setDraft(undefined)}
      focusId={id}
    >
      <Checkbox
        id={id}
        label="Ask “Did it work?”"
        hint="If you turn it off, no one is asked, and earlier answers are hidden."
        checked={value}
        // What is chosen during a save would be lost when it ends.
        onChange={(checked) => save.isPending || setDraft(checked ? 'on' : 'off')}
      />
    </SettingSection>
  )
}
