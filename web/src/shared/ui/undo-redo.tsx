import { Redo2, Undo2 } from 'lucide-react'
import type { StepBy, Steps } from '../lib/steps.ts'
import { Button } from './button.tsx'

interface UndoRedoProps {
  steps: Steps<unknown>
  onStep: (by: StepBy) => void
}

export function UndoRedo({ steps: { steps, done }, onStep }: UndoRedoProps) {
  return (
    <>
      <Button look="plain" size="small" unavailable={done === 0} onClick={() => onStep(-1)}>
        <Undo2 aria-hidden className="size-4" />
        Undo
      </Button>
      <Button look="plain" size="small" unavailable={done === steps.length} onClick={() => onStep(1)}>
        <Redo2 aria-hidden className="size-4" />
        Redo
      </Button>
    </>
  )
}
