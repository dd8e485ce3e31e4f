// The guide to deep research, from deep-research-content.ts.
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
import { Step } from './step.tsx'
import { Templates } from './templates.tsx'

export const DEEP_RESEARCH_GUIDE: GuideContent = {
  intro: DEEP_INTRO,
  sections: [
    {
      id: 'deep',
      title: 'The DEEP framework',
      content: (
        <>
          <p className="mb-4 reading-width text-pretty">{KNOW_YOUR_TOOL}</p>
          <Letters letters={DEEP} />
          <LetterExamples letters={DEEP} />
        </>
      ),
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
      <p className="mb-6 reading-width text-pretty">{STAGES_INTRO}</p>
      <ol>
        {STAGES.map(({ name, prompt, check }, index) => (
          <Step key={name} number={index + 1} title={name}>
            <CopyablePrompt name={name} text={prompt} />
            <p className="mt-2 reading-width text-pretty">
              <strong className="font-semibold text-success">Continue when:</strong> {check}
            </p>
          </Step>
        ))}
      </ol>
    </>
  )
}

function QualityControl() {
  return (
    <>
      <p className="mb-4 reading-width text-pretty">{QUALITY_INTRO}</p>
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
            <p className="reading-width min-w-0 text-pretty">
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
    <ul className="grid gap-x-8 gap-y-6 grid-fit-72 print:grid-cols-2">
      {ETHICS.map(({ title, text }) => (
        <li key={title}>
          <h4 className="text-lg font-semibold">{title}</h4>
          <p className="mt-1 text-pretty text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  )
}

function CitingAi() {
  return (
    <>
      <p className="mb-4 reading-width text-pretty">{CITING_INTRO}</p>
      <dl className="divide-y divide-line rounded-xl border border-line bg-surface">
        {CITING_STYLES.map(({ style, rule }) => (
          <div key={style} className="grid gap-x-6 px-4 py-3 sm:grid-cols-[6rem_minmax(0,1fr)] sm:px-5">
            <dt className="font-semibold">{style}</dt>
            <dd className="reading-width text-pretty text-ink-soft">{rule}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
