import { type BuilderForm, EMPTY_BUILDER_FORM } from '@prompt-library/domain/builder/builder-form'
import { composeClearPrompt } from '@prompt-library/domain/builder/compose-prompt'
import { textWithBlanks } from '@prompt-library/domain/fields/blanks'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useOpenInBuilder } from '../../features/build/open-in-builder.tsx'
import { MarkdownText } from '../../shared/markdown/markdown-text.tsx'
import { Badge } from '../../shared/ui/badge.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { copyTemplate } from './copyable-prompt.tsx'

export interface PromptTemplate {
  id: string
  title: string
  audience: string
  note: string
  /** The fields of the builder that are filled in. */
  form: Partial<BuilderForm>
}

export function Templates({ templates }: { templates: readonly PromptTemplate[] }) {
  const [open, confirmation] = useOpenInBuilder()
  return (
    <>
      <p className="mb-4 reading-width text-pretty">
        Replace the text in [square brackets] with your own details.
      </p>
      <ul className="grid gap-4 has-[[aria-expanded=true]]:items-start grid-fit-76 print:block print:space-y-4">
        {templates.map((template) => (
          <li key={template.id} className="break-inside-auto">
            <TemplateCard template={template} onOpen={(form) => void open(form)} />
          </li>
        ))}
      </ul>
      {confirmation}
    </>
  )
}

interface TemplateCardProps {
  template: PromptTemplate
  onOpen: (form: BuilderForm) => void
}

/** A template to open in the builder or copy as the CLEAR prompt the builder would generate. Print shows its full text. */
function TemplateCard({ template, onOpen }: TemplateCardProps) {
  const [shown, setShown] = useState(false)
  const textId = useId()
  const { id, title, audience, note } = template
  const form = { ...EMPTY_BUILDER_FORM, ...template.form }
  const { text, blanks } = textWithBlanks(composeClearPrompt(form))
  const button = { size: 'small', 'aria-describedby': `template-${id}` } as const
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
        <Button {...button} look="secondary" onClick={() => onOpen(form)}>
          Open in builder
        </Button>
        <Button {...button} look="quiet" onClick={() => void copyTemplate(text, blanks)}>
          Copy
        </Button>
        <Button
          {...button}
          look="quiet"
          aria-expanded={shown}
          aria-controls={textId}
          onClick={() => setShown(!shown)}
        >
          Preview
          <ChevronDown aria-hidden className={classNames('size-4', shown && 'rotate-180')} />
        </Button>
      </div>
      <div
        id={textId}
        className={classNames(
          'mt-4 border-t border-line pt-4 text-sm whitespace-pre-wrap print:block print:text-base',
          !shown && 'hidden',
        )}
      >
        <MarkdownText text={text} />
      </div>
    </article>
  )
}
