import { Link } from 'react-router'

/** Bold words, links, keys, and fields. Splitting by it gives plain text and these in turns. */
const MARKS = /(\*\*[^*]+\*\*|\[[^\][]+\]\([^()]+\)|`[^`]+`)/

/** A text with `**bold**` words, `[links](/help)`, and keys in backticks. */
export function Inline({ text }: { text: string }) {
  return text.split(MARKS).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the text doesn't change
    index % 2 === 1 ? <Mark key={index} mark={part} /> : part,
  )
}

function Mark({ mark }: { mark: string }) {
  const [label = '', path] = mark.slice(1, -1).split('](')
  if (path !== undefined)
    return (
      <Link to={path} className="text-brand-ink underline underline-offset-4">
        {label}
      </Link>
    )
  if (mark.startsWith('`'))
    return (
      <kbd className="inline-block min-w-7 rounded-md border border-line-strong bg-sunken px-1.5 py-0.5 text-center font-sans text-sm whitespace-nowrap">
        {label}
      </kbd>
    )
  return <strong className="font-semibold">{mark.slice(2, -2)}</strong>
}
