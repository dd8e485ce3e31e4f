import { composeClearPrompt } from '@prompt-library/domain/builder/compose-prompt'
import { textWithBlanks } from '@prompt-library/domain/fields/blanks'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { Badge } from '../../shared/ui/badge.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { copyTemplate } from './copy-template.ts'
import { Emphasized } from './emphasized.tsx'
import type { PromptTemplate } from './prompt-templates.ts'

interface TemplateCardProps {
  template: PromptTemplate
  onOpen: (template: PromptTemplate) => void
}

/** A template to open in the builder or copy as the CLEAR prompt the builder would generate. Print shows its full text. */
export function TemplateCard({ template, onOpen }: TemplateCardProps) {
  const [shown, setShown] = useState(false)
  const textId = useId()
  const { id, title, audience, note, form } = template
  const { text, blanks } = textWithBlanks(composeClearPrompt(form))
  return (
    <article
      aria-labelledby={`template-${id}`}
      className="flex h-full flex-col rounded-xl border border-line bg-surface box-decoration-clone p-4 print:block"
    >
      <h4 id={`template-${id}`} className="text-lg font-semibold text-balance">
        {title}
      </h4>
      <p className="mt-2">
        <Badge look="brand">{audience}</Badge>
      </p>
      <p className="mt-2 mb-4 reading-width text-pretty text-ink-soft">{note}</p>
      <div className="mt-auto flex flex-wrap gap-1 print:hidden">
        <Button
          size="small"
          look="secondary"
          onClick={() => onOpen(template)}
          aria-describedby={`template-${id}`}
        >
          Open in builder
        </Button>
        <Button
          size="small"
          look="quiet"
          onClick={() => void copyTemplate(text, blanks)}
          aria-describedby={`template-${id}`}
        >
          Copy
        </Button>
        <Button
          size="small"
          look="quiet"
          aria-expanded={shown}
          aria-controls={textId}
          onClick={() => setShown(!shown)}
          aria-describedby={`template-${id}`}
        >
          Preview
          <ChevronDown aria-hidden className={classNames('size-4', shown && 'rotate-180')} />
        </Button>
      </div>
      <div
        id={textId}
        className={classNames(
          'mt-4 space-y-2 border-t border-line pt-4 text-sm print:block print:text-base',
          !shown && 'hidden',
        )}
      >
        <PromptPreview text={text} />
      </div>
    </article>
  )
}

/** Renders the Markdown of the copied text as headings and bold text. */
function PromptPreview({ text }: { text: string }) {
  return text.split('\n\n').map((block) =>
    block.startsWith('## ') ? (
      <p key={block} className="pt-2 font-semibold break-after-avoid text-brand-ink">
        {block.slice(3)}
      </p>
    ) : (
      <p key={block} className="whitespace-pre-wrap">
        <Emphasized text={block} />
      </p>
    ),
  )
}
