import { Check } from 'lucide-react'
import { CopyablePrompt } from './copyable-prompt.tsx'
import { Inline } from './inline.tsx'
import { type Letter, Letters } from './letters.tsx'
import templates from './templates.json' with { type: 'json' }
import { Templates } from './templates.tsx'

/** A part of a guide's section, of one of these kinds. */
export interface Block {
  text?: string | undefined
  letters?: readonly Letter[] | undefined
  /** Which ones of templates.json. */
  templates?: string | undefined
  grid?: readonly GridItem[] | undefined
  steps?: readonly Step[] | undefined
  checks?: readonly { check: string; how: string }[] | undefined
  rows?: readonly { name: string; text: string }[] | undefined
  prompts?: readonly { name: string; prompt: string }[] | undefined
}

export function GuideBlock({ block }: { block: Block }) {
  if (block.text)
    return (
      <p className="reading-width text-pretty">
        <Inline text={block.text} />
      </p>
    )
  if (block.letters) return <Letters letters={block.letters} />
  if (block.templates) return <Templates templates={templates[block.templates as keyof typeof templates]} />
  if (block.grid) return <Grid items={block.grid} />
  if (block.steps) return <Steps steps={block.steps} />
  if (block.checks) return <Checks checks={block.checks} />
  if (block.rows) return <Rows rows={block.rows} />
  return <Prompts prompts={block.prompts ?? []} />
}

interface GridItem {
  title: string
  text?: string | undefined
  example?: string | undefined
  instead?: string | undefined
}

function Grid({ items }: { items: readonly GridItem[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-6 grid-fit-72 print:grid-cols-2">
      {items.map(({ title, text, example, instead }) => (
        <li key={title}>
          <h4 className="text-lg font-semibold">{title}</h4>
          {text && <p className="mt-1 text-pretty text-ink-soft">{text}</p>}
          {example && <p className="mt-1 text-ink-soft italic">{example}</p>}
          {instead && (
            <p className="mt-2 text-pretty">
              <strong className="font-semibold text-success">Instead:</strong> {instead}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

interface Step {
  title: string
  text?: string | undefined
  prompt?: string | undefined
  check?: string | undefined
}

/** Numbered steps, with a line between them. */
function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol>
      {steps.map(({ title, text, prompt, check }, index) => (
        <li
          key={title}
          className="relative flex gap-4 pb-6 not-last:before:absolute not-last:before:top-9 not-last:before:bottom-1 not-last:before:left-4 not-last:before:border-l not-last:before:border-line-strong last:pb-0"
        >
          <span
            aria-hidden
            className="flex size-8 shrink-0 items-center justify-center rounded-full border-2 border-brand-ink font-semibold text-brand-ink tabular-nums"
          >
            {index + 1}
          </span>
          <div className="min-w-0 flex-1">
            <h4 className="mb-1 text-lg leading-8 font-semibold">{title}</h4>
            {text && <p className="reading-width text-pretty text-ink-soft">{text}</p>}
            {prompt && <CopyablePrompt name={title} text={prompt} />}
            {check && (
              <p className="mt-2 reading-width text-pretty">
                <strong className="font-semibold text-success">Continue when:</strong> {check}
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}

function Checks({ checks }: { checks: NonNullable<Block['checks']> }) {
  return (
    <ul className="divide-y divide-line rounded-xl border border-line bg-surface break-inside-avoid">
      {checks.map(({ check, how }) => (
        <li key={check} className="flex gap-3 px-4 py-3 sm:px-5">
          <Check aria-hidden className="mt-1 size-4 shrink-0 text-brand-ink print:hidden" strokeWidth={2.5} />
          {/* Print shows a checkbox instead. */}
          <span aria-hidden className="mt-1 hidden size-4 shrink-0 rounded-sm border-2 print:block" />
          <p className="reading-width min-w-0 text-pretty">
            <strong className="font-semibold">{check}</strong> <span className="text-ink-soft">{how}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}

export function Rows({ rows }: { rows: NonNullable<Block['rows']> }) {
  return (
    <dl className="divide-y divide-line rounded-xl border border-line bg-surface">
      {rows.map(({ name, text }) => (
        <div key={name} className="grid gap-x-6 gap-y-1 px-4 py-3 sm:grid-cols-[10rem_minmax(0,1fr)] sm:px-5">
          <dt className="font-semibold">
            <Inline text={name} />
          </dt>
          <dd className="reading-width text-pretty text-ink-soft">
            <Inline text={text} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Prompts({ prompts }: { prompts: NonNullable<Block['prompts']> }) {
  return (
    <dl className="space-y-4">
      {prompts.map(({ name, prompt }) => (
        <div key={name}>
          <dt className="mb-1 font-semibold">{name}</dt>
          <dd>
            <CopyablePrompt name={name} text={prompt} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
