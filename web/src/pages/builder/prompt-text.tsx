import { MarkdownText } from '../../shared/markdown/markdown-text.tsx'

/** A prompt as it will be copied, with its Markdown drawn. */
export function PromptText({ label, text }: { label: string; text: string }) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll this
      tabIndex={0}
      dir="auto"
      className="scroll-shade max-h-[36rem] overflow-y-auto print:max-h-none rounded-xl border border-line p-4 whitespace-pre-wrap sm:p-5"
    >
      <MarkdownText text={text} />
    </section>
  )
}
