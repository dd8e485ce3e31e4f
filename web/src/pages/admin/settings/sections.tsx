import { saveSettings } from '@prompt-library/contract/settings'
import { DATA_CLASSES, type DataClass } from '@prompt-library/domain/guard/data-class'
import { DELETED_DAYS_MAX, REVIEW_MONTHS_MAX } from '@prompt-library/domain/limits'
import { PUBLISHING_RULES } from '@prompt-library/domain/prompts/publishing'
import { countOf } from '@prompt-library/domain/text/count-of'
import type { ComponentProps, ReactNode } from 'react'
import * as z from 'zod/mini'
import { DataClassSelect } from '../../../shared/guard/data-class-select.tsx'
import { useSession } from '../../../shared/session/api.ts'
import { Checkbox, Field } from '../../../shared/ui/field.tsx'
import { Input } from '../../../shared/ui/input.tsx'
import { aiTools, readAiTools, toAiTools } from './ai-tools.ts'
import { AiTools } from './ai-tools-inputs.tsx'
import { classTextProblems, classTexts } from './class-texts-draft.ts'
import { DataLevels } from './data-levels.tsx'
import { parseIdMasks } from './id-mask-lines.ts'
import { asLines } from './lines.tsx'
import { type InputsProps, type Section, sentenceFor } from './section.ts'
import { SectionForm } from './section-form.tsx'
import { formatSynonyms, parseSynonyms } from './synonym-lines.ts'
import { WhoCanPublish } from './who-can-publish.tsx'

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
    setting: 'targets',
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
    setting: 'ai_service_class',
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
    setting: 'data_classes',
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
    setting: 'id_masks',
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
          <code>A########</code> finds A12345678 and a12345678.
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
    setting: 'synonyms',
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
    setting: 'feedback',
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
    setting: 'publishing',
    path: 'publishing',
    title: 'Publishing',
    description:
      'Who can make prompts public. A change publishes and hides nothing. What a curator made private always needs approval.',
    noun: 'publishing setting',
    schema: z.enum(PUBLISHING_RULES),
    toDraft: ({ publishing }) => publishing,
    read: (publishing) => ({ changes: { publishing }, problems: [] }),
    inputs: ({ draft, onChange }) => <WhoCanPublish value={draft} onChange={onChange} />,
  }),
  section({
    setting: 'missed_searches',
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
    setting: 'api_keys',
    path: 'api-keys',
    title: 'API keys',
    description:
      'With a key, a program can read prompts and save private ones as the user who created it. Keys can’t publish or share, whatever the user’s role.',
    noun: 'setting',
    schema: z.boolean(),
    toDraft: ({ api_keys }) => api_keys,
    read: (api_keys) => ({ changes: { api_keys }, problems: [] }),
    inputs: ({ draft, onChange }) => (
      <Checkbox
        label="Let users create and use API keys"
        hint="If you turn it off, no key works until you turn it on again."
        checked={draft}
        onChange={onChange}
      />
    ),
  }),
  section({
    setting: 'mcp',
    path: 'mcp',
    title: 'MCP',
    description:
      'AI tools that support the Model Context Protocol can find, fill in, and save prompts with a user’s API key.',
    noun: 'setting',
    schema: z.boolean(),
    toDraft: ({ mcp }) => mcp,
    read: (mcp) => ({ changes: { mcp }, problems: [] }),
    inputs: ({ draft, onChange }) => (
      <Checkbox
        label="Let AI tools connect over MCP"
        hint="API keys must be on, too."
        checked={draft}
        onChange={onChange}
      />
    ),
  }),
  section({
    setting: 'mcp_data_class',
    path: 'mcp-data',
    title: 'Data over MCP',
    description:
      'What users type into a prompt in a connected AI tool goes to the company behind that tool. Tools can’t fill in prompts for more sensitive data than you allow.',
    noun: 'MCP approval',
    schema: z.enum(DATA_CLASSES),
    toDraft: ({ mcp_data_class }) => mcp_data_class,
    read: (mcp_data_class) => ({ changes: { mcp_data_class }, problems: [] }),
    inputs: (props) => <MostSensitiveData {...props} />,
  }),
  section({
    setting: 'review_months',
    path: 'reviews',
    title: 'Reviews',
    description:
      'When a curator approves a prompt, the approval counts for this many months. Then the prompt stays, without the badge. A change applies to later reviews.',
    noun: 'setting',
    schema: z.string(),
    toDraft: ({ review_months }) => String(review_months),
    read: (months) => {
      const changes = { review_months: Number(months) }
      const { error } = z.safeParse(saveSettings.body, changes)
      return {
        changes,
        problems: error?.issues.map(({ message }) => ({ input: 'months', sentence: message })) ?? [],
      }
    },
    inputs: ({ id, draft, onChange, problems }) => (
      <Field
        id={`${id}-months`}
        label="Months until a review expires"
        hint={`1 to ${REVIEW_MONTHS_MAX}`}
        error={sentenceFor(problems, 'months')}
      >
        <Input
          type="number"
          inputMode="numeric"
          min={1}
          max={REVIEW_MONTHS_MAX}
          className="max-w-28"
          value={draft}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
    ),
  }),
  section({
    setting: 'deleted_days',
    path: 'deleted-prompts',
    title: 'Deleted prompts',
    description:
      'Authors can restore a deleted prompt for this many days. Then it’s gone for good. A change also applies to prompts that are already deleted.',
    noun: 'retention period',
    schema: z.string(),
    toDraft: ({ deleted_days }) => String(deleted_days),
    read: (days) => {
      const changes = { deleted_days: Number(days) }
      const { error } = z.safeParse(saveSettings.body, changes)
      return {
        changes,
        problems: error?.issues.map(({ message }) => ({ input: 'days', sentence: message })) ?? [],
      }
    },
    warning: (days, { deleted_days }) =>
      Number(days) < deleted_days
        ? `Prompts deleted more than ${countOf(Number(days), 'day')} ago will be gone for good within an hour. You can’t undo this.`
        : undefined,
    inputs: ({ id, draft, onChange, problems }) => (
      <Field
        id={`${id}-days`}
        label="Days to keep deleted prompts"
        hint={`1 to ${DELETED_DAYS_MAX}`}
        error={sentenceFor(problems, 'days')}
      >
        <Input
          type="number"
          inputMode="numeric"
          min={1}
          max={DELETED_DAYS_MAX}
          className="max-w-28"
          value={draft}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
    ),
  }),
]

/** The most sensitive data that can be sent to the AI service, which enhances prompts. */
function AiService(props: InputsProps<DataClass>) {
  const ai = useSession()?.ai
  return (
    <>
      {ai !== undefined && (
        <p className="rounded-lg border border-info-line bg-info-tint px-4 py-3 wrap-anywhere text-info-ink">
          {ai === 'built-in' ? BUILT_IN : `In use: ${ai}.`}
        </p>
      )}
      <MostSensitiveData {...props} />
    </>
  )
}

function MostSensitiveData({ draft, onChange, settings: { data_classes } }: InputsProps<DataClass>) {
  return (
    <Field label="Most sensitive data allowed" hint={data_classes[draft].description}>
      <DataClassSelect texts={data_classes} value={draft} onChange={onChange} className="max-w-sm" />
    </Field>
  )
}

const BUILT_IN =
  'No AI service is connected. The built-in enhancer runs on this server, so it’s approved for all data. Your choice here applies once you connect an AI service.'
