import { countOf } from '@prompt-library/domain/text/count-of'
import { parseIdMasks } from './id-mask-lines.ts'
import { LinesSection } from './lines-section.tsx'

interface IdMasksSectionProps {
  saved: string[]
  isDefault: boolean
}

/** What student IDs look like, for the data guard. */
export function IdMasksSection({ saved, isDefault }: IdMasksSectionProps) {
  return (
    <LinesSection
      place="id-masks"
      title="Student ID masks"
      description="When users save, share, or enhance a prompt or open it in an AI tool, we warn them about IDs that match these masks. Changes take effect within 10 seconds."
      noun="student ID masks"
      saved={saved.join('\n')}
      isDefault={isDefault}
      read={(text) => {
        const { masks, problems } = parseIdMasks(text)
        return { changes: { id_masks: masks }, count: countOf(masks.length, 'mask'), problems }
      }}
      defaults={{ id_masks: null }}
      showsProblemsEarly
      label="Masks"
      hint={HINT}
      box={{ rows: 4, dir: 'ltr', autoCapitalize: 'none' }}
    />
  )
}

const HINT = (
  <>
    Enter one mask per line. Use # for any digit. Capitalization doesn’t matter: <code>A########</code> finds
    A12345678 and a12345678.
  </>
)
