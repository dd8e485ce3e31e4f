import type { ChangePart, Part } from '../../shared/changes/part.ts'
import { MarkedText } from '../../shared/changes-view/marked-text.tsx'
import { UnchangedText } from '../../shared/changes-view/unchanged-text.tsx'

/** A text with what was added and removed in place. */
export function Changes({ parts }: { parts: readonly Part[] }) {
  const firstChange = parts.findIndex(({ kind }) => kind === 'change')
  const lastChange = parts.findLastIndex(({ kind }) => kind === 'change')
  return (
    <div className="overflow-clip rounded-lg border border-line px-4 py-1 wrap-anywhere">
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts don't change
        <div key={index} className="my-2 empty:hidden">
          {part.kind === 'same' ? (
            <UnchangedText
              text={(part.after ?? part.before).text}
              isAfterChange={firstChange !== -1 && index > firstChange}
              isBeforeChange={index < lastChange}
            />
          ) : (
            <Changed change={part} />
          )}
        </div>
      ))}
    </div>
  )
}

function Changed({ change }: { change: ChangePart }) {
  return (
    <div dir="auto" className="-mx-4 border-l-4 border-line-strong py-1 pr-4 pl-3 whitespace-pre-wrap">
      <MarkedText change={change} decision={null} />
    </div>
  )
}
