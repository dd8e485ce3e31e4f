import { Fragment, type ReactNode, useMemo } from 'react'
import { compareTexts, type Piece } from './compare-texts.ts'
import { foldUnchanged } from './fold-unchanged.ts'

interface ComparisonProps {
  before: string
  after: string
  /** The name of the earlier version. */
  with: string
}

/** An enhanced text with its changes marked. */
export function Comparison({ before, after, with: name }: ComparisonProps) {
  const pieces = useMemo(() => compareTexts(before, after), [before, after])
  if (!pieces)
    return (
      <p className="text-ink-soft">
        These versions are too long and too different to compare. Use the tabs to read both.
      </p>
    )
  if (pieces.every(({ kind }) => kind === 'same'))
    return <p className="text-ink-soft">Identical to {name}.</p>
  return (
    <>
      <p className="mb-3 text-ink-soft">
        Compared with {name}: <Counts pieces={pieces} />.
      </p>
      <section
        aria-label={`Changes from ${name}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll this
        tabIndex={0}
        dir="auto"
        className="scroll-shade relative max-h-[36rem] overflow-y-auto print:max-h-none rounded-xl border border-line p-4 whitespace-pre-wrap sm:p-5"
      >
        {foldUnchanged(pieces).map((piece, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the texts don't change
          <Fragment key={index}>
            {piece.kind === 'folded' ? <FoldedLines count={piece.lines} /> : <Change {...piece} />}
          </Fragment>
        ))}
      </section>
    </>
  )
}

function FoldedLines({ count }: { count: number }) {
  return (
    <span className="my-2 block border-y border-dashed border-line py-1 text-sm text-ink-soft">
      {count.toLocaleString('en-US')} lines unchanged
    </span>
  )
}

function Change({ kind, text }: Piece) {
  if (kind === 'same') return text
  // Few screen readers announce <ins> and <del>.
  const [begin, end] =
    kind === 'added' ? ['[Added: ', ' End of addition.] '] : ['[Removed: ', ' End of removal.] ']
  const words = text.trimEnd()
  return (
    <Marked kind={kind}>
      <span className="sr-only select-none">{begin}</span>
      {words}
      <span className="sr-only select-none">{end}</span>
      {text.slice(words.length)}
    </Marked>
  )
}

const LOOK = 'rounded-xs text-ink'

function Marked({ kind, children }: { kind: 'added' | 'removed'; children: ReactNode }) {
  return kind === 'added' ? (
    <ins className={`${LOOK} bg-success-tint underline decoration-success decoration-2 underline-offset-3`}>
      {children}
    </ins>
  ) : (
    <del className={`${LOOK} mr-0.5 bg-danger-tint line-through decoration-danger-ink decoration-2`}>
      {children}
    </del>
  )
}

function Counts({ pieces }: { pieces: readonly Piece[] }) {
  const counts = (['added', 'removed'] as const)
    .map((kind) => ({ kind, words: wordsOf(pieces, kind) }))
    .filter(({ words }) => words > 0)
  // The change may be a space or a line break only.
  if (counts.length === 0) return 'only spacing changed'
  return counts.map(({ kind, words }, index) => (
    <span key={kind}>
      {index > 0 && ', '}
      <Marked kind={kind}>
        {words === 1 ? '1 word' : `${words.toLocaleString('en-US')} words`} {kind}
      </Marked>
    </span>
  ))
}

function wordsOf(pieces: readonly Piece[], kind: Piece['kind']): number {
  return pieces
    .filter((piece) => piece.kind === kind)
    .reduce((sum, { text }) => sum + (text.match(/\S+/g)?.length ?? 0), 0)
}
