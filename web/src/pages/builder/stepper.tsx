// The steps at the top of the builder, and why one can't be opened yet.
import { Check } from 'lucide-react'
import type { BuilderState, BuilderStep } from '../../features/build/builder-state.ts'
import { classNames } from '../../shared/ui/class-names.ts'
import { canOpen } from './use-builder-step.ts'

interface Step {
  step: BuilderStep
  name: string
  /** Why it isn't reachable yet. */
  before: Record<BuilderState['start'], string>
}

const STEPS: readonly Step[] = [
  { step: 1, name: 'Core Request', before: { form: '', own: '' } },
  {
    step: 2,
    name: 'Refine & Detail',
    before: {
      form: 'Fill in the core request first.',
      own: 'This step is for prompts made with the form. You’re improving your own prompt.',
    },
  },
  {
    step: 3,
    name: 'Review & Enhance',
    before: { form: 'Generate your prompts first.', own: 'Review your prompt first.' },
  },
]

interface StepperProps {
  step: BuilderStep
  state: BuilderState
  onStep: (step: BuilderStep) => void
}

export function Stepper({ step: current, state, onStep }: StepperProps) {
  const { start, furthest } = state
  return (
    <nav aria-label="Steps" className="mb-6 sm:mb-8">
      <ol className="grid grid-cols-[auto_auto_auto] gap-1 sm:grid-cols-3 rounded-xl border border-line bg-surface p-1.5 sm:gap-2">
        {STEPS.map(({ step, name, before }) => {
          const reachable = canOpen(step, state)
          const reason = before[start]
          return (
            <li key={step} className="flex">
              <button
                type="button"
                aria-current={step === current ? 'step' : undefined}
                aria-disabled={!reachable || undefined}
                aria-description={reachable ? undefined : reason}
                title={reachable ? undefined : reason}
                onClick={() => reachable && step !== current && onStep(step)}
                className={classNames(
                  'flex w-full items-center gap-x-2 rounded-lg px-1 py-1.5 text-left text-sm font-medium transition-colors duration-150 max-sm:justify-center sm:gap-x-3 sm:px-4 sm:py-2.5 sm:text-base',
                  step === current && 'bg-brand-tint text-brand-ink',
                  step !== current && reachable && 'text-ink hover:bg-sunken',
                  !reachable && 'cursor-default! text-ink-soft',
                )}
              >
                <StepMark step={step} current={current} furthest={furthest} reachable={reachable} />
                {/* On a phone, there's room for one name. */}
                <span className={classNames(step !== current && 'max-sm:sr-only')}>{name}</span>
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

interface StepMarkProps extends Record<'step' | 'current' | 'furthest', BuilderStep> {
  reachable: boolean
}

function StepMark({ step, current, furthest, reachable }: StepMarkProps) {
  const done = step < furthest && step !== current && reachable
  return (
    <span
      className={classNames(
        'flex size-7 shrink-0 items-center justify-center rounded-full border-2 text-sm font-semibold tabular-nums',
        step === current && 'border-brand bg-brand text-white',
        step !== current && (reachable ? 'border-brand-ink text-brand-ink' : 'border-line-strong'),
      )}
    >
      {done ? <Check aria-hidden className="size-4" strokeWidth={3} /> : <span aria-hidden>{step}</span>}
      <span className="sr-only">
        Step {step}
        {done && ', done'}:{' '}
      </span>
    </span>
  )
}
