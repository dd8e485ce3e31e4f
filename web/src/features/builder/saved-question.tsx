import { useLocation, useNavigate } from 'react-router'
import { Confirm } from '../../ui/confirm.tsx'

/** Asked when one comes back from the form with the prompt saved, which the form says in the location's state. */
export function SavedQuestion({ onStartFresh }: { onStartFresh: () => void }) {
  const location = useLocation()
  const navigate = useNavigate()
  const saved = (location.state as { saved?: boolean } | null)?.saved === true
  // a reload must not ask again
  const forget = () =>
    navigate(location.pathname + location.search, { replace: true, preventScrollReset: true })
  return (
    <Confirm
      open={saved}
      question={{
        title: 'Your prompt is saved',
        text: 'Do you want to start fresh with an empty form, or keep editing this one?',
        confirm: 'Start fresh',
        cancel: 'Keep editing',
      }}
      onAnswer={(fresh) => {
        void forget()
        if (fresh) onStartFresh()
      }}
    />
  )
}
