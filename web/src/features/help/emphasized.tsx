/** A text in which **some words** stand out. */
export function Emphasized({ text }: { text: string }) {
  return text.split('**').map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a fixed text
      <strong key={index} className="font-semibold">
        {part}
      </strong>
    ) : (
      part
    ),
  )
}
