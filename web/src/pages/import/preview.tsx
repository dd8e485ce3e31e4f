import type { FinishedImport } from '@prompt-library/contract/imports'
import { CATEGORIES, type Category } from '@prompt-library/domain/prompts/categories'
import { countOf, groupedCount } from '@prompt-library/domain/text/count-of'
import { useMemo, useRef, useState } from 'react'
import { Button } from '../../shared/ui/button.tsx'
import { ErrorBox } from '../../shared/ui/error-box.tsx'
import { Checkbox, Field } from '../../shared/ui/field.tsx'
import { Select } from '../../shared/ui/input.tsx'
import { ProgressBar } from '../../shared/ui/progress-bar.tsx'
import { type Choices, type Plan, planImport, type Row } from './plan.ts'
import { ProblemList } from './problem-list.tsx'
import { PromptRows } from './prompt-rows.tsx'
import type { CheckedPrompt } from './reader.ts'
import type { Refused } from './send-import.ts'
import type { RunningReader } from './start-reader.ts'
import { StepHeading } from './step-heading.tsx'
import { useContentChecks, useDuplicates } from './use-checks.ts'
import type { PromptsInFile } from './use-reading.ts'
import { useSending } from './use-sending.ts'

interface PreviewProps {
  name: string
  found: PromptsInFile
  running: RunningReader
  onFinish: (finished: FinishedImport) => void
  onCancel: () => void
}

/** The second step of an import: what is in the file, what is wrong with it, and what will happen. */
export function Preview({ name, found, running, onFinish, onCancel }: PreviewProps) {
  const duplicates = useDuplicates(running)
  const { data: checked } = useContentChecks(running)
  const [choices, setChoices] = useState<Choices>({
    skipsDuplicates: true,
    category: undefined,
    makesCollection: true,
    makesBlanks: false,
  })
  const [needsCategory, setNeedsCategory] = useState(false)
  const categorySelect = useRef<HTMLSelectElement>(null)
  const [refusals, setRefusals] = useState<ReadonlyMap<number, string>>(new Map())
  const [notice, setNotice] = useState<string>()
  const rows = useMemo(
    () =>
      found.prompts.map(
        ({ where, prompt }, index): Row => ({
          index,
          where,
          prompt,
          duplicate: duplicates.data?.[index],
          checked: checked?.[index],
          refusal: refusals.get(index),
        }),
      ),
    [found, duplicates.data, checked, refusals],
  )
  const { collection } = found
  const plan = useMemo(() => planImport({ rows, collection }, choices), [rows, collection, choices])

  const onRefused = (refused: Refused, sent: Plan) => {
    const byRow = refused.map(({ index, message }) => [sent.rows[index]?.index ?? -1, message] as const)
    setRefusals(new Map([...refusals, ...byRow]))
    setNotice(
      `${countOf(refused.length, 'prompt')} can’t be imported and ${refused.length === 1 ? 'is' : 'are'} listed below. Nothing was imported yet.`,
    )
  }
  const sending = useSending({ onFinish, onRefused })
  const start = () => {
    setNotice(undefined)
    if (plan.rows.some(({ prompt }) => prompt.category === undefined) && choices.category === undefined) {
      setNeedsCategory(true)
      categorySelect.current?.focus()
      return
    }
    sending.start(plan)
  }
  if (sending.sent !== undefined)
    return <Sending total={plan.prompts.length} sent={sending.sent} onCancel={sending.cancel} />

  const problems = [
    ...rows.flatMap(({ where, refusal }) =>
      refusal === undefined ? [] : [{ where, sentence: refusal, kind: 'skipped' as const }],
    ),
    ...found.problems,
  ]
  const withoutCategory = rows.filter(({ prompt }) => prompt.category === undefined).length
  const withBlanks = checked?.filter(({ blank }) => blank !== undefined) ?? []
  const repeated = rows.filter(({ duplicate }) => duplicate).length
  return (
    <div className="flex flex-col gap-6">
      <div>
        <StepHeading>
          {countOf(rows.length, 'prompt')} in <bdi>{name}</bdi>
        </StepHeading>
        <ul className="mt-1 text-ink-soft" aria-live="polite">
          {found.notice && <li>{found.notice}</li>}
          <li>{findingsText(checked)}</li>
        </ul>
      </div>
      {notice && <ErrorBox>{notice}</ErrorBox>}
      {sending.failure && <ErrorBox>{sending.failure}</ErrorBox>}
      {sending.isCanceled && <p role="status">Canceled. Nothing was imported.</p>}
      {duplicates.isError && (
        <div role="alert" className="flex flex-wrap items-center gap-3">
          <p>We couldn’t check which of these prompts you already have.</p>
          <Button look="secondary" size="small" onClick={() => void duplicates.refetch()}>
            Try again
          </Button>
        </div>
      )}
      <ProblemList problems={problems} more={found.moreProblems} />
      {collection && (
        <Checkbox
          label={`Make the collection “${collection.name}”`}
          hint="Private, with its description, order, and notes. Prompts that you already have are in it, too."
          checked={choices.makesCollection}
          onChange={(makesCollection) => setChoices({ ...choices, makesCollection })}
        />
      )}
      {withBlanks[0] && (
        <Checkbox
          label="Turn text in brackets into blanks"
          hint={`Such as ${withBlanks[0].blank}, in ${countOf(withBlanks.length, 'prompt')}. People fill in blanks when they use a prompt.`}
          checked={choices.makesBlanks}
          onChange={(makesBlanks) => setChoices({ ...choices, makesBlanks })}
        />
      )}
      {(withoutCategory > 0 || repeated > 0) && (
        <div className="grid gap-4 sm:grid-cols-2">
          {repeated > 0 && (
            <Checkbox
              label="Skip duplicates"
              hint={`${repeated === 1 ? '1 has' : `${groupedCount(repeated)} have`} a title or text that you already have, or that is in the file twice.`}
              checked={choices.skipsDuplicates}
              onChange={(skipsDuplicates) => setChoices({ ...choices, skipsDuplicates })}
            />
          )}
          {withoutCategory > 0 && (
            <Field
              label="Category"
              required
              hint={`For ${countOf(withoutCategory, 'prompt')} without one.`}
              error={needsCategory && choices.category === undefined ? 'Choose a category.' : undefined}
            >
              <Select
                ref={categorySelect}
                value={choices.category ?? ''}
                onChange={({ target: { value } }) => setChoices({ ...choices, category: value as Category })}
              >
                <option value="" disabled>
                  Choose a category
                </option>
                {CATEGORIES.map((category) => (
                  <option key={category}>{category}</option>
                ))}
              </Select>
            </Field>
          )}
        </div>
      )}
      <PromptRows rows={rows} />
      <div className="sticky bottom-0 -mx-4 flex flex-wrap items-center gap-3 border-t border-line bg-page px-4 py-3 max-sm:gap-2 max-sm:[&_button]:px-3">
        <Button
          busy={duplicates.isFetching && 'Comparing with your prompts...'}
          unavailable={plan.prompts.length === 0 || duplicates.isError}
          onClick={start}
        >
          {sending.failure ? 'Try again' : `Import ${countOf(plan.prompts.length, 'prompt')}`}
        </Button>
        <Button look="secondary" onClick={onCancel}>
          Choose another file
        </Button>
        {plan.prompts.length === 0 && !duplicates.isFetching && (
          <p className="text-ink-soft">There’s nothing left to import.</p>
        )}
      </div>
    </div>
  )
}

/** Never says that there is nothing private: the check doesn't find everything. */
function findingsText(checked: readonly CheckedPrompt[] | undefined): string {
  if (!checked) return 'Checking for private data...'
  const found = checked.filter(({ findings }) => findings > 0).length
  if (found === 0)
    return 'The check for private data found nothing. Look through the prompts before you share them.'
  return `${countOf(found, 'prompt')} may contain private data. Only you can see ${found === 1 ? 'it' : 'them'} until you share ${found === 1 ? 'it' : 'them'}.`
}

interface SendingProps {
  sent: number
  total: number
  onCancel: () => void
}

function Sending({ sent, total, onCancel }: SendingProps) {
  const isFinishing = sent === total
  return (
    <div className="flex flex-col items-start gap-3">
      <StepHeading>{isFinishing ? 'Adding the prompts...' : 'Sending the prompts...'}</StepHeading>
      <ProgressBar label="Prompts sent" share={isFinishing ? undefined : sent / total} />
      <p className="text-ink-soft tabular-nums">
        {groupedCount(sent)} of {groupedCount(total)}
      </p>
      <Button look="secondary" unavailable={isFinishing} onClick={onCancel}>
        Cancel
      </Button>
    </div>
  )
}
