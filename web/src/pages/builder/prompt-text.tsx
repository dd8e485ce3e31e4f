import { classNames } from '../../shared/ui/class-names.ts'

/** A prompt exactly as it will be copied, with its headings highlighted. */
export function PromptText({ label, text }: { label: string; text: string }) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll this
      tabIndex={0}
      dir="auto"
      className="scroll-shade max-h-[36rem] overflow-y-auto print:max-h-none rounded-xl border border-line p-4 whitespace-pre-wrap sm:p-5"
    >
      <PromptLines text={text} />
    </section>
  )
}

/** Lines of a prompt, with its headings highlighted. */
export function PromptLines({ text }: { text: string }) {
  const lines = text.split('\n')
  return lines.map((line, index) => (
    <span
      // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity besides their place
      key={index}
      className={classNames(/^#{1,6} /.test(line) && 'font-semibold text-brand-ink')}
    >
      {line}
      {index < lines.length - 1 && '\n'}
    </span>
  ))
}
