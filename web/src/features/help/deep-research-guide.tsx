import { Check } from 'lucide-react'
import { CopyablePrompt } from './copyable-prompt.tsx'
import {
  CITING_INTRO,
  CITING_STYLES,
  DEEP,
  DEEP_INTRO,
  ETHICS,
  KNOW_YOUR_TOOL,
  QUALITY_CHECKS,
  QUALITY_INTRO,
  STAGES,
  STAGES_INTRO,
} from './deep-research-content.ts'
import type { GuideContent } from './guide.tsx'
import { LetterExamples, Letters } from './letter-examples.tsx'
import { DEEP_TEMPLATE } from './prompt-templates.ts'
import { Templates } from './templates.tsx'

export const DEEP_RESEARCH_GUIDE: GuideContent = {
  intro: DEEP_INTRO,
  sections: [
    {
      id: 'deep',
      title: 'The DEEP framework',
      content: (
        <>
          <p className="mb-5 max-w-prose text-pretty">{KNOW_YOUR_TOOL}</p>
          <Letters letters={DEEP} />
        </>
      ),
    },
    {
      id: 'deep-examples',
      title: 'Weak and strong examples',
      content: <LetterExamples letters={DEEP} />,
    },
    { id: 'deep-template', title: 'A template', content: <Templates templates={[DEEP_TEMPLATE]} /> },
    { id: 'stages', title: 'Multi-stage prompts', content: <Stages /> },
    { id: 'quality-control', title: 'Quality control', content: <QualityControl /> },
    { id: 'ethics', title: 'Ethics', content: <Ethics /> },
    { id: 'citing-ai', title: 'Citing AI', content: <CitingAi /> },
  ],
}

function Stages() {
  return (
    <>
      <p className="mb-6 max-w-prose text-pretty">{STAGES_INTRO}</p>
      <ol>
        {STAGES.map(({ name, prompt, check }, index) => (
          <li
            key={name}
            className="relative flex gap-4 pb-8 not-last:before:absolute not-last:before:top-9 not-last:before:bottom-0 not-last:before:left-4.5 not-last:before:border-l not-last:before:border-line last:pb-0"
          >
            <span
              aria-hidden
              className="flex size-9 shrink-0 items-center justify-center rounded-full border-2 border-brand-ink font-semibold text-brand-ink tabular-nums"
            >
              {index + 1}
            </span>
            <div className="min-w-0 flex-1">
              <h4 className="mb-2 text-lg leading-9 font-semibold">{name}</h4>
              <CopyablePrompt name={name} text={prompt} />
              <p className="mt-3 max-w-prose text-pretty">
                <strong className="font-semibold text-success">Continue when:</strong> {check}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}

function QualityControl() {
  return (
    <>
      <p className="mb-5 max-w-prose text-pretty">{QUALITY_INTRO}</p>
      <ul className="divide-y divide-line rounded-xl border border-line bg-surface break-inside-avoid">
        {QUALITY_CHECKS.map(({ check, how }) => (
          <li key={check} className="flex gap-3 px-4 py-3 sm:px-5">
            <Check
              aria-hidden
              className="mt-1 size-4 shrink-0 text-brand-ink print:hidden"
              strokeWidth={2.5}
            />
            {/* Print shows a checkbox instead. */}
            <span aria-hidden className="mt-1 hidden size-4 shrink-0 rounded-sm border-2 print:block" />
            <p className="min-w-0">
              <strong className="font-semibold">{check}</strong> <span className="text-ink-soft">{how}</span>
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}

function Ethics() {
  return (
    <ul className="grid gap-4 grid-fit-76 print:grid-cols-2">
      {ETHICS.map(({ title, text }) => (
        <li key={title} className="rounded-xl border border-line bg-surface p-5">
          <h4 className="font-semibold">{title}</h4>
          <p className="mt-2 text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  )
}

function CitingAi() {
  return (
    <>
      <p className="mb-5 max-w-prose text-pretty">{CITING_INTRO}</p>
      <dl className="divide-y divide-line rounded-xl border border-line bg-surface">
        {CITING_STYLES.map(({ style, rule }) => (
          <div key={style} className="grid gap-x-6 px-4 py-3 sm:grid-cols-[6rem_minmax(0,1fr)] sm:px-5">
            <dt className="font-semibold">{style}</dt>
            <dd className="text-ink-soft">{rule}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
