// All sections of the settings, their order, names, and explanations.
import { DATA_CLASSES } from '@prompt-library/domain/data-class/data-class'
import { DELETED_DAYS_MAX } from '@prompt-library/domain/limits'
import { countOf } from '@prompt-library/domain/text/count-of'
import type { ComponentProps, ReactNode } from 'react'
import * as z from 'zod/mini'
import { Checkbox } from '../../../shared/ui/field.tsx'
import { AiService } from './ai-service.tsx'
import { aiTools, readAiTools, toAiTools } from './ai-tools.ts'
import { AiTools } from './ai-tools-inputs.tsx'
import { campusDraft, readCampus } from './campus-draft.ts'
import { CampusInputs } from './campus-inputs.tsx'
import { classTextProblems, classTexts } from './class-texts-draft.ts'
import { Connections, connections } from './connections.tsx'
import { DataLevels } from './data-levels.tsx'
import { parseIdMasks } from './id-mask-lines.ts'
import { asLines } from './lines.tsx'
import { NumberField, problemsWith } from './number-field.tsx'
import { Publishing, publishing } from './publishing.tsx'
import { type Section, sentenceFor } from './section.ts'
import { SectionForm } from './section-form.tsx'
import { formatSynonyms, parseSynonyms } from './synonym-lines.ts'

interface ShownSection {
  path: string
  title: string
  form: (stored: ComponentProps<typeof SectionForm>['stored']) => ReactNode
}

function section<Draft>(definition: Section<Draft>): ShownSection {
  const { path, title } = definition
  return {
    path,
    title,
    form: (stored) => <SectionForm key={path} section={definition} stored={stored} />,
  }
}

/** In the order of the list. The first one is shown without being named in the address. */
export const SECTIONS: readonly [ShownSection, ...ShownSection[]] = [
  section({
    settings: ['campus'],
    path: 'campus',
    title: 'Your campus',
    description:
      'What the library is called here, and how it looks. People see a change when they next open a page.',
    noun: 'campus settings',
    schema: campusDraft,
    toDraft: ({ campus }) => campus,
    read: readCampus,
    afterSave: { label: 'Reload', run: () => window.location.reload() },
    inputs: (props) => <CampusInputs {...props} />,
  }),
  section({
    settings: ['targets'],
    path: 'ai-tools',
    title: 'AI tools',
    description: 'Users can open a prompt in these AI tools, listed in this order.',
    noun: 'AI tools',
    schema: aiTools,
    toDraft: ({ targets }) => toAiTools(targets),
    read: (tools) => readAiTools(tools, window.location.origin),
    count: (tools) => `${countOf(tools.length, 'tool')}, ${tools.filter(({ enabled }) => enabled).length} on`,
    inputs: (props) => <AiTools {...props} />,
  }),
  section({
    settings: ['ai_service_class'],
    path: 'ai-service',
    title: 'AI service',
    description:
      'The AI service enhances prompts in the Prompt Builder. Users can’t enhance prompts for more sensitive data than you allow.',
    noun: 'AI service approval',
    schema: z.enum(DATA_CLASSES),
    toDraft: ({ ai_service_class }) => ai_service_class,
    read: (ai_service_class) => ({ changes: { ai_service_class }, problems: [] }),
    inputs: (props) => <AiService {...props} />,
  }),
  section({
    settings: ['data_classes'],
    path: 'sensitive-data',
    title: 'Sensitive data',
    description:
      'Authors choose the most sensitive data people will enter. Their prompt opens only in AI tools approved for that data. Name each level as in “Public data”, and say what belongs to it.',
    noun: 'levels',
    schema: classTexts,
    toDraft: ({ data_classes }) => data_classes,
    read: (data_classes) => ({ changes: { data_classes }, problems: classTextProblems(data_classes) }),
    inputs: DataLevels,
  }),
  section({
    settings: ['id_masks'],
    path: 'student-ids',
    title: 'Student IDs',
    description:
      'When users save, share, or enhance a prompt or open it in an AI tool, we warn them about IDs that look like these.',
    noun: 'student ID patterns',
    toDraft: ({ id_masks }) => id_masks.join('\n'),
    count: (text) => countOf(parseIdMasks(text).masks.length, 'pattern'),
    ...asLines({
      label: 'Patterns',
      hint: (
        <>
          Enter one pattern per line. Use # for any digit. Capitalization doesn’t matter:{' '}
          <code>A########</code> finds A20419375 and a20419375.
        </>
      ),
      box: { rows: 4, dir: 'ltr', autoCapitalize: 'none' },
      read: (text) => {
        const { masks, problems } = parseIdMasks(text)
        return { changes: { id_masks: masks }, problems }
      },
    }),
  }),
  section({
    settings: ['synonyms'],
    path: 'synonyms',
    title: 'Search synonyms',
    description: 'Searching for any word in a group also finds prompts that use the other words.',
    noun: 'synonyms',
    toDraft: ({ synonyms }) => formatSynonyms(synonyms),
    count: (text) => countOf(parseSynonyms(text).groups.length, 'group'),
    ...asLines({
      label: 'Synonym groups',
      hint: 'Enter one group per line. Separate words with commas, for example: essay, paper, draft',
      box: { rows: 14 },
      read: (text) => {
        const { groups, problems } = parseSynonyms(text)
        return { changes: { synonyms: groups }, problems }
      },
    }),
  }),
  section({
    settings: ['feedback'],
    path: 'did-it-work',
    title: 'Did it work?',
    description: 'After using a prompt, people can say whether it worked and in which AI tool.',
    noun: 'feedback setting',
    schema: z.boolean(),
    toDraft: ({ feedback }) => feedback,
    read: (feedback) => ({ changes: { feedback }, problems: [] }),
    inputs: ({ draft, onChange }) => (
      <Checkbox
        label="Ask “Did it work?”"
        hint="If you turn it off, no one is asked, and earlier answers are hidden."
        checked={draft}
        onChange={onChange}
      />
    ),
  }),
  section({
    settings: ['publishing', 'review_months'],
    path: 'publishing',
    title: 'Publishing and reviews',
    description:
      'Who can make prompts public, and how long a curator’s approval counts. A change publishes and hides nothing. What a curator made private always needs approval.',
    noun: 'publishing settings',
    schema: publishing,
    toDraft: ({ publishing, review_months }) => ({ publishing, review_months: String(review_months) }),
    read: ({ publishing, review_months }) => {
      const changes = { publishing, review_months: Number(review_months) }
      return { changes, problems: problemsWith(changes, 'months') }
    },
    inputs: (props) => <Publishing {...props} />,
  }),
  section({
    settings: ['missed_searches'],
    path: 'missed-searches',
    title: 'Missed searches',
    description:
      'The dashboard shows what three or more people searched for within a month without finding anything. No names are stored, and searches with private data aren’t counted.',
    noun: 'setting',
    schema: z.boolean(),
    toDraft: ({ missed_searches }) => missed_searches,
    read: (missed_searches) => ({ changes: { missed_searches }, problems: [] }),
    inputs: ({ draft, onChange }) => (
      <Checkbox
        label="Count searches that find nothing"
        hint="If you turn it off, what was counted is deleted within an hour."
        checked={draft}
        onChange={onChange}
      />
    ),
  }),
  section({
    settings: ['api_keys', 'mcp', 'mcp_data_class'],
    path: 'connections',
    title: 'Connections',
    description:
      'Programs and AI tools can read prompts and save private ones as the user who connects them. They can’t publish or share, whatever the user’s role.',
    noun: 'connection settings',
    schema: connections,
    toDraft: ({ api_keys, mcp, mcp_data_class }) => ({ api_keys, mcp, mcp_data_class }),
    read: (changes) => ({ changes, problems: [] }),
    inputs: (props) => <Connections {...props} />,
  }),
  section({
    settings: ['deleted_days'],
    path: 'deleted-prompts',
    title: 'Deleted prompts',
    description:
      'Authors can restore a deleted prompt for this many days. Then it’s gone for good. A change also applies to prompts that are already deleted.',
    noun: 'retention period',
    schema: z.string(),
    toDraft: ({ deleted_days }) => String(deleted_days),
    read: (days) => {
      const changes = { deleted_days: Number(days) }
      return { changes, problems: problemsWith(changes, 'days') }
    },
    warning: (days, { deleted_days }) =>
      Number(days) < deleted_days
        ? `Prompts deleted more than ${countOf(Number(days), 'day')} ago will be gone for good within an hour. You can’t undo this.`
        : undefined,
    inputs: ({ id, draft, onChange, problems }) => (
      <NumberField
        id={`${id}-days`}
        label="Days to keep deleted prompts"
        max={DELETED_DAYS_MAX}
        error={sentenceFor(problems, 'days')}
        value={draft}
        onChange={onChange}
      />
    ),
  }),
]
