import { classNames } from '../../ui/class-names.ts'

/** A prompt as it is copied, letter for letter; its headings only stand out. */
export function PromptText({ label, text }: { label: string; text: string }) {
  const lines = text.split('\n')
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      dir="auto"
      className="scroll-shade max-h-[36rem] overflow-y-auto print:max-h-none rounded-xl border border-line p-4 whitespace-pre-wrap sm:p-5"
    >
      {lines.map((line, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a fixed text
          key={index}
          className={classNames(/^#{1,6} /.test(line) && 'font-semibold text-brand-ink')}
        >
          {line}
          {index < lines.length - 1 && '\n'}
        </span>
      ))}
    </section>
  )
}
