import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { LoadBoundary } from '../shared/ui/lazy-part.tsx'
import { LOAD_FAILURE } from '../shared/ui/load-failure.tsx'
import { toastFailure } from '../shared/ui/toast.ts'

interface LoadedWithButtonProps {
  button: (onClick: () => void) => ReactNode
  part: (pressed: boolean) => ReactNode
}

/** Shows a plain button until the part has loaded. If loading fails, it says so, and the next press reloads the page. */
export function LoadedWithButton({ button, part }: LoadedWithButtonProps) {
  const [pressed, setPressed] = useState(false)
  const press = () => setPressed(true)
  return (
    <LoadBoundary
      failed={(retry) => (
        <>
          {button(pressed ? retry : press)}
          {pressed && <FailureToast />}
        </>
      )}
    >
      <Suspense fallback={button(press)}>{part(pressed)}</Suspense>
    </LoadBoundary>
  )
}

function FailureToast() {
  useEffect(() => toastFailure(`${LOAD_FAILURE.title} ${LOAD_FAILURE.detail}`), [])
  return null
}
