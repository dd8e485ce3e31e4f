import { markdownRuns, type Run } from './markdown-runs.ts'

interface MarkdownTextProps {
  text: string
  /** False for a part of a text that starts in the middle of a line. */
  startsLine?: boolean
}

/**
 * A Markdown text with its headings, list items, and bold words drawn. The marks for them stay in the text without taking up
 * room, so selecting and copying gives the text as written.
 */
export function MarkdownText({ text, startsLine = true }: MarkdownTextProps) {
  return markdownRuns(text, startsLine).map(({ look, text }, index) =>
    look === 'plain' ? (
      text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: runs have no identity besides their place
      <span key={index} className={LOOKS[look]}>
        {look === 'bullet' ? <span className={LOOKS.mark}>{text}</span> : text}
      </span>
    ),
  )
}

const LOOKS: Record<Exclude<Run['look'], 'plain'>, string> = {
  heading: 'font-semibold text-brand-ink',
  strong: 'font-semibold',
  mark: 'text-[0px]',
  bullet: "before:content-['•_']",
}
