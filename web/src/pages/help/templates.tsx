import { useOpenInBuilder } from '../../features/build/open-in-builder.tsx'
import type { PromptTemplate } from './prompt-templates.ts'
import { TemplateCard } from './template-card.tsx'

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
            <TemplateCard template={template} onOpen={({ form }) => void open(form)} />
          </li>
        ))}
      </ul>
      {confirmation}
    </>
  )
}
