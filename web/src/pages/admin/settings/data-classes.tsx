import { type DataClass, LOWEST_CLASS } from '@prompt-library/domain/data-class/data-class'
import { FINDING_KINDS, type FindingKind } from '@prompt-library/domain/guard/finding'
import {
  DATA_CLASS_DESCRIPTION_MAX,
  DATA_CLASS_NAME_MAX,
  DATA_CLASSES_MAX,
  DATA_CLASSES_MIN,
} from '@prompt-library/domain/limits'
import { countOf } from '@prompt-library/domain/text/count-of'
import { useQuery } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { flushSync } from 'react-dom'
import { KIND_NAMES } from '../../../features/guard/kind-names.ts'
import { capitalized } from '../../../shared/lib/capitalized.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Field } from '../../../shared/ui/field.tsx'
import { Fold } from '../../../shared/ui/fold.tsx'
import { Input, Select } from '../../../shared/ui/input.tsx'
import { classCountsQuery } from './api.ts'
import { type InputProps, sentenceFor } from './setting-field.ts'

/** The campus's classes of data, from the least sensitive to the most. */
export function DataClassesInput({ draft: classes, onChange, problems }: InputProps<DataClass[]>) {
  const id = useId()
  const { data: counts = [] } = useQuery(classCountsQuery)
  const promptsOf = ({ id, merged }: DataClass) =>
    counts.filter((one) => [id, ...merged].includes(one.id)).reduce((sum, one) => sum + one.prompts, 0)
  const change = (next: DataClass[], focused: string) => {
    flushSync(() => onChange(next))
    document.getElementById(`${id}-${focused}`)?.focus()
  }
  const add = () => {
    const added = {
      id: `class-${Date.now().toString(36)}`,
      name: '',
      description: '',
      examples: '',
      kinds: [],
      merged: [],
    }
    change([...classes, added], `${added.id}-name`)
  }
  /** A kind of private data belongs to one class. */
  const setKind = (kind: FindingKind, to: DataClass, has: boolean) =>
    onChange(
      classes.map((one) => {
        const others = one.kinds.filter((other) => other !== kind)
        return { ...one, kinds: one === to && has ? [...others, kind] : others }
      }),
    )
  const merge = (from: DataClass, into: DataClass) =>
    change(
      classes
        .filter((one) => one !== from)
        .map((one) =>
          one === into
            ? {
                ...one,
                merged: [...one.merged, from.id, ...from.merged],
                kinds: [...one.kinds, ...from.kinds],
              }
            : one,
        ),
      `${into.id}-name`,
    )
  const move = (from: number, to: number) => {
    const moved = classes[from]
    if (moved)
      change(classes.toSpliced(from, 1).toSpliced(to, 0, moved), `${moved.id}-${to < from ? 'up' : 'down'}`)
  }
  return (
    <>
      <ol className="flex flex-col divide-y divide-line border-y border-line">
        {classes.map((one, index) => (
          <li key={one.id} className="flex flex-col gap-3 py-4">
            <DataClassFields
              id={`${id}-${one.id}`}
              dataClass={one}
              problem={(name) => sentenceFor(problems, String(index), name)}
              onChange={(changes) => onChange(classes.with(index, { ...one, ...changes }))}
              onKind={(kind, has) => setKind(kind, one, has)}
            />
            <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
              <p className="mr-auto text-sm text-ink-soft">
                {index === 0 && 'The least sensitive. '}
                {countOf(promptsOf(one), 'prompt')}
              </p>
              {index > 1 && (
                <Button
                  icon={ArrowUp}
                  look="plain"
                  size="small"
                  id={`${id}-${one.id}-up`}
                  onClick={() => move(index, index - 1)}
                >
                  <span className="sr-only">Move {nameOf(one)} up</span>
                </Button>
              )}
              {index > 0 && index < classes.length - 1 && (
                <Button
                  icon={ArrowDown}
                  look="plain"
                  size="small"
                  id={`${id}-${one.id}-down`}
                  onClick={() => move(index, index + 1)}
                >
                  <span className="sr-only">Move {nameOf(one)} down</span>
                </Button>
              )}
              {one.id !== LOWEST_CLASS && classes.length > DATA_CLASSES_MIN && promptsOf(one) === 0 && (
                <Button
                  icon={Trash2}
                  look="quiet"
                  size="small"
                  onClick={() => change(classes.toSpliced(index, 1), `${classes[index - 1]?.id}-name`)}
                >
                  Remove <span className="sr-only">{nameOf(one)}</span>
                </Button>
              )}
              {one.id !== LOWEST_CLASS && classes.length > DATA_CLASSES_MIN && promptsOf(one) > 0 && (
                <MergeSelect from={one} classes={classes} onMerge={(into) => merge(one, into)} />
              )}
            </div>
          </li>
        ))}
      </ol>
      {classes.length < DATA_CLASSES_MAX && (
        <Button icon={Plus} look="secondary" className="self-start" onClick={add}>
          Add class
        </Button>
      )}
    </>
  )
}

interface DataClassFieldsProps {
  id: string
  dataClass: DataClass
  problem: (name: string) => string | undefined
  onChange: (changes: Partial<DataClass>) => void
  onKind: (kind: FindingKind, has: boolean) => void
}

function DataClassFields({ id, dataClass, problem, onChange, onKind }: DataClassFieldsProps) {
  const { name, description, examples, kinds } = dataClass
  const text = (key: 'name' | 'description' | 'examples', value: string, max: number) => (
    <Input
      autoComplete="off"
      maxLength={max}
      value={value}
      onChange={({ target }) => onChange({ [key]: target.value })}
    />
  )
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="sr-only">{nameOf(dataClass)}</legend>
      <div className="grid items-start gap-x-4 gap-y-3 sm:grid-cols-[12rem_minmax(0,1fr)]">
        <Field id={`${id}-name`} label="Name" required error={problem('name')}>
          {text('name', name, DATA_CLASS_NAME_MAX)}
        </Field>
        <Field label="What it means" optional error={problem('description')}>
          {text('description', description, DATA_CLASS_DESCRIPTION_MAX)}
        </Field>
      </div>
      <Field label="Examples" optional error={problem('examples')}>
        {text('examples', examples, DATA_CLASS_DESCRIPTION_MAX)}
      </Field>
      <Fold summary={`What the data check counts as ${nameOf(dataClass)} (${kinds.length})`}>
        <div className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
          {FINDING_KINDS.map((kind) => (
            <label key={kind} className="flex min-h-8 items-center gap-2">
              <input
                type="checkbox"
                className="size-5 accent-brand"
                checked={kinds.includes(kind)}
                onChange={({ target }) => onKind(kind, target.checked)}
              />
              {capitalized(KIND_NAMES[kind].many)}
            </label>
          ))}
        </div>
      </Fold>
    </fieldset>
  )
}

interface MergeSelectProps {
  from: DataClass
  classes: readonly DataClass[]
  onMerge: (into: DataClass) => void
}

/** A class that prompts have isn't removed: they count as another one from then on. */
function MergeSelect({ from, classes, onMerge }: MergeSelectProps) {
  return (
    <Select
      aria-label={`Merge ${nameOf(from)} into`}
      className="max-w-56"
      value=""
      onChange={({ target }) => {
        const into = classes.find(({ id }) => id === target.value)
        if (into) onMerge(into)
      }}
    >
      <option value="">Merge into…</option>
      {classes
        .filter((one) => one !== from)
        .map((one) => (
          <option key={one.id} value={one.id}>
            {nameOf(one)}
          </option>
        ))}
    </Select>
  )
}

function nameOf({ name }: DataClass): string {
  return name.trim() || 'New class'
}
