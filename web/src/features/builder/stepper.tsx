import { Check } from 'lucide-react'
import { classNames } from '../../ui/class-names.ts'
import type { BuilderStep } from './builder-state.ts'

const STEPS: readonly { step: BuilderStep; name: string; before: string }[] = [
  { step: 1, name: 'Core Request', before: '' },
  { step: 2, name: 'Refine & Detail', before: 'Fill in the core request first.' },
  { step: 3, name: 'Review & Enhance', before: 'Generate your prompts first.' },
]

interface StepperProps {
  step: BuilderStep
  furthest: BuilderStep
  /** Prompts were generated without the second step. */
  skipped: boolean
  onStep: (step: BuilderStep) => void
}

export function Stepper({ step: current, furthest, skipped, onStep }: StepperProps) {
  return (
    <nav aria-label="Steps" className="mb-8">
      <ol className="grid grid-cols-3 gap-1 rounded-xl border border-line bg-surface p-1.5 sm:gap-2">
        {STEPS.map(({ step, name, before }) => {
          const reachable = step <= furthest
          return (
            <li key={step} className="flex">
              <button
                type="button"
                aria-current={step === current ? 'step' : undefined}
                aria-disabled={!reachable || undefined}
                aria-description={reachable ? undefined : before}
                title={reachable ? undefined : before}
                onClick={() => reachable && step !== current && onStep(step)}
                className={classNames(
                  'flex w-full flex-col items-center gap-x-3 gap-y-1.5 rounded-lg px-1 py-2.5 text-center text-sm font-medium transition-colors duration-150 sm:flex-row sm:px-4 sm:text-left sm:text-base',
                  step === current && 'bg-brand-tint text-brand-ink',
                  step !== current && reachable && 'text-ink hover:bg-sunken',
                  !reachable && 'cursor-default! text-ink-soft',
                )}
              >
                <StepMark
                  step={step}
                  current={current}
                  furthest={furthest}
                  skipped={skipped && step === 2 && step !== current}
                />
                {name}
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

interface StepMarkProps extends Record<'step' | 'current' | 'furthest', BuilderStep> {
  skipped: boolean
}

function StepMark({ step, current, furthest, skipped }: StepMarkProps) {
  const done = step < furthest && step !== current && !skipped
  return (
    <span
      className={classNames(
        'flex size-7 shrink-0 items-center justify-center rounded-full border-2 text-sm font-semibold tabular-nums',
        step === current && 'border-brand bg-brand text-white',
        step !== current && (step <= furthest ? 'border-brand-ink text-brand-ink' : 'border-line-strong'),
      )}
    >
      {done ? <Check aria-hidden className="size-4" strokeWidth={3} /> : <span aria-hidden>{step}</span>}
      <span className="sr-only">
        Step {step}
        {done && ', done'}
        {skipped && ', skipped'}:{' '}
      </span>
    </span>
  )
}
