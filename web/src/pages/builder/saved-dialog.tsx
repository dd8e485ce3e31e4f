import { pages } from '@prompt-library/contract/pages'
import { useLocation, useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { promptUrl } from '../../entities/prompt/open-prompt.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Confirm } from '../../shared/ui/confirm.tsx'
import { copyLink } from '../../shared/ui/copy-with-toast.ts'

/** What the submit form says in the location's state. */
const savedPrompt = z.object({ id: z.int(), isPublic: z.boolean(), said: z.string() })

/** Opens after the prompt was saved in the submit form. */
export function SavedDialog({ onStartFresh }: { onStartFresh: () => void }) {
  const location = useLocation()
  const navigate = useNavigate()
  const saved = z.safeParse(savedPrompt, (location.state as { saved?: unknown } | null)?.saved).data
  // Without this, a reload would ask again.
  const clearSaved = async () =>
    navigate(location.pathname + location.search, { replace: true, preventScrollReset: true })
  const open = async (view: 'prompt' | 'share') => {
    await clearSaved()
    await navigate(`${pages.myPrompts.path}?${view}=${saved?.id}`)
  }
  const startFresh = () => {
    void clearSaved()
    onStartFresh()
  }
  return (
    <Confirm
      open={saved !== undefined}
      question={{
        title: saved?.isPublic ? 'Your prompt is public' : 'Prompt saved',
        text: `${saved?.said} View it, keep editing here, or start fresh with an empty form.`,
        content: saved?.isPublic && (
          <div className="flex flex-wrap gap-3">
            <Button look="soft" size="small" onClick={() => void open('share')}>
              Share
            </Button>
            <Button look="soft" size="small" onClick={() => void copyLink(promptUrl('prompt', saved.id))}>
              Copy link
            </Button>
          </div>
        ),
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
      onAnswer={(view) => void (view ? open('prompt') : clearSaved())}
    />
  )
}
