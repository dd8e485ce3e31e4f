import { classOf, type DataClasses } from '@prompt-library/domain/data-class/data-class'
import type { FieldDescription } from '@prompt-library/domain/fields/field'
import { PROMPT_PARTS, type PromptPart } from '@prompt-library/domain/prompts/revisions'
import { blockText } from '@prompt-library/domain/rich-text/rich-block'
import { useQuery } from '@tanstack/react-query'
import { useDataClasses } from '../../entities/prompt/data-classes.ts'
import { fieldSummary } from '../../entities/prompt/field-drafts.ts'
import { background } from '../../shared/background/background.ts'
import { withLineEnds } from '../../shared/changes/line-ends.ts'
import type { ChangePart, Part } from '../../shared/changes/part.ts'
import { MarkedText } from '../../shared/changes-view/marked-text.tsx'
import { UnchangedText } from '../../shared/changes-view/unchanged-text.tsx'
import { richBlocks } from '../../shared/editor/rich-blocks.ts'
import { capitalized } from '../../shared/lib/capitalized.ts'
import { namingOffline } from '../../shared/lib/offline.ts'
import { ErrorState } from '../../shared/ui/message.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { changedWords, PART_NAMES } from './changed-words.ts'

interface ComparisonProps {
  before: ComparedPrompt
  after: ComparedPrompt
  /** The level of the headings of the parts. */
  level?: number
}

/** What differs between two versions of a prompt. */
export function Comparison({ before, after, level = 4 }: ComparisonProps) {
  const classes = useDataClasses()
  const {
    data: differences,
    error,
    refetch,
  } = useQuery({
    queryKey: ['comparison', before, after, classes],
    queryFn: () => comparePrompts(before, after, classes),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    meta: { quiet: true },
  })
  if (error)
    return (
      <ErrorState
        title="We couldn’t compare these versions"
        detail={namingOffline('Check your connection and try again.')}
        onRetry={refetch}
      />
    )
  return (
    <div className="flex flex-col gap-4">
      <p role="status">{differences ? summary(differences) : 'Comparing…'}</p>
      {!differences && <Skeleton className="h-40" />}
      {differences
        ?.filter(({ onlyFormatting }) => !onlyFormatting)
        .map((difference) => (
          <section key={difference.part}>
            <h4 aria-level={level} className="mb-2 font-semibold">
              {capitalized(PART_NAMES[difference.part])}
            </h4>
            <Changes parts={difference.changes} />
          </section>
        ))}
    </div>
  )
}

function summary(differences: readonly Difference[]): string {
  const [first, second] = differences
  if (!first) return 'These versions are the same.'
  if (first.onlyFormatting && !second) return 'Only the formatting changed.'
  const words = `${changedWords(differences.map(({ part }) => part))}.`
  return differences.some(({ onlyFormatting }) => onlyFormatting)
    ? `${words} Only the formatting of the content changed.`
    : words
}

/** A text with what was added and removed in place. */
function Changes({ parts }: { parts: readonly Part[] }) {
  const firstChange = parts.findIndex(({ kind }) => kind === 'change')
  const lastChange = parts.findLastIndex(({ kind }) => kind === 'change')
  return (
    <div className="overflow-clip rounded-lg border border-line px-4 py-1 wrap-anywhere">
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts don't change
        <div key={index} className="my-2 empty:hidden">
          {part.kind === 'same' ? (
            <UnchangedText
              text={(part.after ?? part.before).text}
              isAfterChange={firstChange !== -1 && index > firstChange}
              isBeforeChange={index < lastChange}
            />
          ) : (
            <Changed change={part} />
          )}
        </div>
      ))}
    </div>
  )
}

function Changed({ change }: { change: ChangePart }) {
  return (
    <div dir="auto" className="-mx-4 border-l-4 border-line-strong py-1 pr-4 pl-3 whitespace-pre-wrap">
      <MarkedText change={change} decision={null} />
    </div>
  )
}

/** A version of a prompt: a revision, or what's in a form. */
interface ComparedPrompt {
  title: string
  category: string
  /** HTML. */
  html: string
  notes: string | null
  tags: readonly string[]
  fields: readonly FieldDescription[]
  data_class: string
}

/** A part of a prompt that differs. */
interface Difference {
  part: PromptPart
  /** The text with its changes. */
  changes: Part[]
  /** The content has the same words with other formatting, such as bold or a heading. */
  onlyFormatting: boolean
}

/** What differs between two versions. Long texts are compared off the main thread. */
async function comparePrompts(
  before: ComparedPrompt,
  after: ComparedPrompt,
  classes: DataClasses,
): Promise<Difference[]> {
  const texts = (prompt: ComparedPrompt): Record<Exclude<PromptPart, 'content'>, string> => ({
    title: prompt.title,
    notes: prompt.notes ?? '',
    category: prompt.category,
    tags: prompt.tags.join('\n'),
    fields: prompt.fields.map((field) => `{{${field.name}}}\n${fieldSummary(field)}`).join('\n\n'),
    data_class: classOf(classes, prompt.data_class).name,
  })
  const [one, other] = [texts(before), texts(after)]
  const found = await Promise.all(
    PROMPT_PARTS.map(async (part): Promise<Difference | undefined> => {
      if (part === 'content') return compareContent(before.html, after.html)
      if (one[part] === other[part]) return undefined
      const changes = await background().findChanges(withLineEnds(one[part]), withLineEnds(other[part]))
      return { part, changes, onlyFormatting: false }
    }),
  )
  return found.filter((difference) => difference !== undefined)
}

async function compareContent(before: string, after: string): Promise<Difference | undefined> {
  if (before === after) return undefined
  const [one, other] = [textOf(before), textOf(after)]
  const changes = await background().findChanges(one, other)
  return { part: 'content', changes, onlyFormatting: withoutSpaces(one) === withoutSpaces(other) }
}

/** What a reader sees, without formatting. The items of a list have no blank line between them. */
function textOf(html: string): string {
  let text = ''
  for (const block of richBlocks(html)) {
    const words = blockText(block).trim()
    if (words !== '') text += (text && (block.kind === 'item' ? '\n' : '\n\n')) + words
  }
  return withLineEnds(text)
}

function withoutSpaces(text: string): string {
  return text.replace(/\s+/g, '')
}
