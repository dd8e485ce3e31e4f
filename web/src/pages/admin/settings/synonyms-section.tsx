import { countOf } from '@prompt-library/domain/text/count-of'
import { LinesSection } from './lines-section.tsx'
import { formatSynonyms, parseSynonyms } from './synonym-lines.ts'

interface SynonymsSectionProps {
  saved: string[][]
  isDefault: boolean
}

export function SynonymsSection({ saved, isDefault }: SynonymsSectionProps) {
  return (
    <LinesSection
      place="synonyms"
      title="Search synonyms"
      description="Searching for any word in a group also finds prompts that use the other words. Changes take effect within 10 seconds."
      noun="synonyms"
      saved={formatSynonyms(saved)}
      isDefault={isDefault}
      read={(text) => {
        const { groups, problems } = parseSynonyms(text)
        return { changes: { synonyms: groups }, count: countOf(groups.length, 'group'), problems }
      }}
      defaults={{ synonyms: null }}
      label="Synonym groups"
      hint="Enter one group per line. Separate words with commas, for example: essay, paper, draft"
      box={{ rows: 12 }}
    />
  )
}
