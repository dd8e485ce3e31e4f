import { type ComponentProps, type ReactNode, useRef } from 'react'
import type { Prompt } from '../../entities/prompt/prompt.ts'
import { PromptMenu } from '../../entities/prompt/prompt-menu.tsx'
import { CopyCitation } from '../../features/cite/copy-citation.tsx'
import { useCollect } from '../../features/collect/use-collect.tsx'
import { useConfirmedDelete } from '../../features/delete/use-confirmed-delete.ts'
import { useExport } from '../../features/export/use-export.tsx'
import { MoreButton } from '../../shared/ui/more-button.tsx'

interface CardMenuProps {
  prompt: Prompt
  button: ComponentProps<typeof MoreButton>
  children?: ReactNode
}

/** A card's menu. Open when it's first rendered: it's loaded by the first click on its button. */
export function CardMenu({ prompt, button, children }: CardMenuProps) {
  const more = useRef<HTMLButtonElement>(null)
  const [collect, collections] = useCollect(prompt, more)
  const [exportPrompt, exporting] = useExport({ of: 'prompt', prompt_id: prompt.id }, more)
  const [confirmAndDelete, confirmation] = useConfirmedDelete({ prompt, button: more })
  return (
    <>
      <PromptMenu
        prompt={prompt}
        trigger={<MoreButton ref={more} {...button} />}
        onCollect={collect}
        onExport={exportPrompt}
        onDelete={confirmAndDelete}
        citation={<CopyCitation prompt={prompt} version={{ ...prompt, saved_at: prompt.updated_at }} />}
        defaultOpen
      >
        {children}
      </PromptMenu>
      {collections}
      {exporting}
      {confirmation}
    </>
  )
}
