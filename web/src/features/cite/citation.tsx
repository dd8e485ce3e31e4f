import type { CitationPart, CitedWork } from '@prompt-library/domain/citations/cited-work'
import { useId } from 'react'
import { SegmentedControl } from '../../shared/ui/segmented-control.tsx'
import { CITATION_STYLES, chosenStyle } from './citation-styles.ts'

/** The citation in the chosen style. */
export function Citation({ work }: { work: CitedWork }) {
  const style = chosenStyle.use()
  const hintId = useId()
  const parts = style.cite(work)
  return (
    <div className="flex flex-col items-start gap-4">
      <SegmentedControl
        label="Citation style"
        choices={CITATION_STYLES}
        value={style.value}
        onChange={(value) => chosenStyle.save(value)}
      />
      <figure aria-label={`Citation in ${style.label}`} aria-describedby={hintId} className="w-full">
        {style.isCode ? (
          <pre className="rounded-lg border border-line bg-sunken px-4 py-3 font-mono text-sm wrap-anywhere whitespace-pre-wrap">
            {parts.map(({ text }) => text)}
          </pre>
        ) : (
          // Reference lists have hanging indents.
          <p className="rounded-lg border border-line bg-sunken py-3 pr-4 pl-10 -indent-6 wrap-anywhere">
            {parts.map((part, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a new citation is drawn as a whole
              <Part key={index} {...part} />
            ))}
          </p>
        )}
        <figcaption id={hintId} className="mt-2 reading-width text-sm text-ink-soft">
          {style.hint}
        </figcaption>
      </figure>
    </div>
  )
}

function Part({ text, italic, isolated }: CitationPart) {
  const inner = isolated ? <bdi>{text}</bdi> : text
  return italic ? <i>{inner}</i> : inner
}
