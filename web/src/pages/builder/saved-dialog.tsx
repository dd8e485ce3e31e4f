import { useLocation, useNavigate } from 'react-router'
import { Confirm } from '../../shared/ui/confirm.tsx'

/** Opens after the prompt was saved in the submit form, which sets `saved` in the location's state. */
export function SavedDialog({ onStartFresh }: { onStartFresh: () => void }) {
  const location = useLocation()
  const navigate = useNavigate()
  const saved = (location.state as { saved?: boolean } | null)?.saved === true
  // Without this, a reload would ask again.
  const clearSaved = () =>
    navigate(location.pathname + location.search, { replace: true, preventScrollReset: true })
  return (
    <Confirm
      open={saved}
      question={{
        title: 'Prompt saved',
        text: 'Start fresh with an empty form, or keep editing this prompt?',
        confirm: 'Start fresh',
        cancel: 'Keep editing',
      }}
      onAnswer={(fresh) => {
        void clearSaved()
        if (fresh) onStartFresh()
      }}
    />
  )
}
