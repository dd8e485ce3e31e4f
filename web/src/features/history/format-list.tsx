import { countOf } from '@prompt-library/domain/text/count-of'
import { cutText } from '@prompt-library/domain/text/cut-text'
import type { Difference } from './compare-prompts.ts'
import { formatWords } from './format-changes.ts'

/** More would be longer than the text. */
const SHOWN_MAX = 20
const TEXT_MAX = 80
const WORDS_MAX = 200

/** Names what is only formatted differently, because the changed text doesn't show it. */
export function FormatChanges({ difference: { formats, onlyFormatting } }: { difference: Difference }) {
  if (formats.length === 0 && !onlyFormatting) return null
  const more = formats.length - SHOWN_MAX
  return (
    <div className="mt-3 rounded-lg border border-line bg-sunken px-4 py-3 text-sm">
      <p className="font-medium">
        {onlyFormatting ? 'Same text, formatted differently' : 'Also formatted differently'}
      </p>
      {formats.length > 0 && (
        <ul className="mt-1 list-disc pl-5">
          {formats.slice(0, SHOWN_MAX).map((change, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the changes don't change
            <li key={index} className="wrap-anywhere">
              “<bdi>{cutText(change.text, TEXT_MAX)}</bdi>”:{' '}
              <bdi className="text-ink-soft">{cutText(formatWords(change), WORDS_MAX)}</bdi>
            </li>
          ))}
        </ul>
      )}
      {more > 0 && <p className="mt-1 text-ink-soft">And {countOf(more, 'other change')}</p>}
    </div>
  )
}
