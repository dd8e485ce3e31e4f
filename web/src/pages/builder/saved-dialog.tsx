import { pages } from '@prompt-library/contract/pages'
import { useLocation, useNavigate } from 'react-router'
import { Button } from '../../shared/ui/button.tsx'
import { Confirm } from '../../shared/ui/confirm.tsx'

/** Opens after the prompt was saved in the submit form, which sets its ID as `saved` in the location's state. */
export function SavedDialog({ onStartFresh }: { onStartFresh: () => void }) {
  const location = useLocation()
  const navigate = useNavigate()
  const saved = (location.state as { saved?: unknown } | null)?.saved
  // Without this, a reload would ask again.
  const clearSaved = async () =>
    navigate(location.pathname + location.search, { replace: true, preventScrollReset: true })
  const startFresh = () => {
    void clearSaved()
    onStartFresh()
  }
  return (
    <Confirm
      open={typeof saved === 'number'}
      question={{
        title: 'Prompt saved',
        text: 'View it, keep editing here, or start fresh with an empty form.',
        confirm: 'View prompt',
        cancel: 'Keep editing',
        other: (
          <Button
            look="quiet"
            className="max-sm:w-full sm:order-first sm:mr-auto sm:-ml-4"
            onClick={startFresh}
          >
            Start fresh
          </Button>
        ),
      }}
      onAnswer={async (view) => {
        await clearSaved()
        if (view) await navigate(`${pages.myPrompts.path}?prompt=${saved}`)
      }}
    />
  )
}
