// Directions for the card, the header, and the prompt dialog, to compare side by side.
import {
  BookOpen,
  ChevronDown,
  CircleUser,
  Code,
  Copy,
  EllipsisVertical,
  Lock,
  PenLine,
  Share2,
  ThumbsUp,
  X,
} from 'lucide-react'
import { buttonClass } from '../ui/button.tsx'

const CARDS = [
  {
    category: 'Study',
    icon: BookOpen,
    title: 'Quiz me until I can explain it',
    author: 'Sofia Student',
    text: 'Quiz me on {{topic}}, one question at a time. Wait for my answer. Tell me what I got right and what I missed, then make the next question a little harder.',
    tags: ['PromptBuilder'],
    fields: 1,
    uses: 0,
    votes: 0,
  },
  {
    category: 'Writing',
    icon: PenLine,
    title: 'Thank a donor with one true, specific detail from their gift',
    author: 'Prompt Library',
    text: 'Write a thank-you letter from {{signer}} to {{donor}} for {{gift}}. The relationship so far: {{relationship}}. What the gift has made possible, in details I’m allowed to share: {{details}}. Keep it to one page and under 220 words.',
    tags: ['Featured', 'Template'],
    fields: 5,
    uses: 1240,
    votes: 86,
  },
  {
    category: 'Coding',
    icon: Code,
    title: 'Explain this error to a first-year student',
    author: 'Priya Raman',
    text: 'Explain the error message below to a student who has been programming for four weeks: what the computer was trying to do, what it found instead, and where to look first. Don’t give them the corrected code.',
    tags: [],
    fields: 2,
    uses: 40,
    votes: 12,
    isPrivate: true,
  },
] as const

type Card = (typeof CARDS)[number]

const BAND: Record<string, string> = {
  Study: 'bg-[#8a1a6f]',
  Writing: 'bg-[#6a3a9c]',
  Coding: 'bg-[#0e6158]',
}

function Facts({ card }: { card: Card }) {
  return (
    <p className="flex items-center gap-x-3 text-sm text-ink-soft tabular-nums">
      <span className="inline-flex items-center gap-1.5">
        <ThumbsUp className="size-4" />
        {card.votes}
      </span>
      <span>{card.fields} fields</span>
      {card.uses > 0 && <span>{card.uses.toLocaleString('en-US')} uses</span>}
    </p>
  )
}

function Actions() {
  return (
    <div className="flex items-center gap-2">
      <span className={`${buttonClass('secondary', 'small')} border-line! text-brand-ink!`}>Use</span>
      <span className={`${buttonClass('quiet', 'small')} text-ink-soft!`}>
        <Copy className="size-4" />
        Copy
      </span>
      <EllipsisVertical className="ml-auto size-4 text-ink-soft" />
    </div>
  )
}

/** A: a slim solid band. */
function Solid({ card }: { card: Card }) {
  const Icon = card.icon
  return (
    <article className="flex flex-col overflow-hidden rounded-xl border border-line bg-surface">
      <header className={`px-5 py-3.5 text-white ${BAND[card.category]}`}>
        <p className="mb-1 flex items-center gap-1.5 text-xs font-medium text-white/90">
          <Icon className="size-3.5" />
          {card.category}
          {card.tags.map((tag) => (
            <span key={tag}>· {tag}</span>
          ))}
          {'isPrivate' in card && (
            <span className="ml-auto inline-flex items-center gap-1">
              <Lock className="size-3" /> Private
            </span>
          )}
        </p>
        <h3 className="text-[17px] leading-snug font-semibold">{card.title}</h3>
      </header>
      <p className="mx-5 mt-4 line-clamp-6 text-[15px] text-ink-soft">{card.text}</p>
      <footer className="mt-auto flex flex-col gap-3 px-5 py-4">
        <p className="text-sm text-ink-soft">By {card.author}</p>
        <Facts card={card} />
        <Actions />
      </footer>
    </article>
  )
}

/** B: a tinted band with the category's color in ink, icon, and rule. */
function Tinted({ card }: { card: Card }) {
  const Icon = card.icon
  const color = `var(--${card.category.toLowerCase()})`
  return (
    <article className="flex flex-col overflow-hidden rounded-xl border border-line bg-surface shadow-[0_1px_2px_#0000000a]">
      <header
        className="border-t-3 px-5 pt-3 pb-3.5"
        style={{ borderColor: color, background: `color-mix(in oklab, ${color} 9%, var(--surface))` }}
      >
        <p className="mb-1 flex items-center gap-1.5 text-[13px] font-medium" style={{ color }}>
          <Icon className="size-4" />
          {card.category}
          {card.tags.map((tag) => (
            <span key={tag} className="text-ink-soft">
              · {tag}
            </span>
          ))}
          {'isPrivate' in card && (
            <span className="ml-auto inline-flex items-center gap-1 text-ink-soft">
              <Lock className="size-3.5" /> Private
            </span>
          )}
        </p>
        <h3 className="text-[17px] leading-snug font-semibold text-balance">{card.title}</h3>
      </header>
      <p className="mx-5 mt-3.5 line-clamp-6 text-[15px] text-ink-soft">{card.text}</p>
      <footer className="mt-auto px-5 pt-4 pb-3">
        <p className="mb-3 flex items-center gap-x-2 text-sm text-ink-soft tabular-nums">
          <span className="truncate">By {card.author}</span>
          <span className="ml-auto shrink-0">
            {card.fields} fields{card.uses > 0 && ` · ${card.uses.toLocaleString('en-US')} uses`}
          </span>
        </p>
        <div className="-mx-5 flex items-center gap-1 border-t border-line px-3 pt-2.5">
          <span className="inline-flex min-h-9 items-center gap-1.5 rounded-lg px-2.5 text-sm text-ink-soft tabular-nums">
            <ThumbsUp className="size-4" />
            {card.votes}
          </span>
          <span className={`${buttonClass('quiet', 'small')} ml-auto text-ink!`}>
            <Copy className="size-4" />
            Copy
          </span>
          <span className={`${buttonClass('quiet', 'small')} bg-brand-tint`}>Use</span>
          <span className="p-2">
            <EllipsisVertical className="size-4 text-ink-soft" />
          </span>
        </div>
      </footer>
    </article>
  )
}

/** C: no band; a colored icon tile beside the title. */
function Tile({ card }: { card: Card }) {
  const Icon = card.icon
  return (
    <article className="flex flex-col rounded-xl border border-line bg-surface p-5">
      <header className="flex gap-3">
        <span
          className={`flex size-10 shrink-0 items-center justify-center rounded-lg text-white ${BAND[card.category]}`}
        >
          <Icon className="size-5" />
        </span>
        <div>
          <h3 className="text-[17px] leading-snug font-semibold">{card.title}</h3>
          <p className="mt-0.5 text-sm text-ink-soft">
            {card.category} · {card.author}
          </p>
        </div>
      </header>
      <p className="mt-4 line-clamp-6 text-[15px] text-ink-soft">{card.text}</p>
      <footer className="mt-auto flex flex-col gap-3 pt-4">
        <Facts card={card} />
        <Actions />
      </footer>
    </article>
  )
}

const LINKS = ['Browse', 'About', 'Help', 'Build a Prompt', 'My Prompts', 'Submit a Prompt', 'Shared With Me']

function HeaderDirection({ look }: { look: 'line' | 'pill' | 'solid' }) {
  const solid = look === 'solid'
  return (
    <div
      className={
        solid
          ? 'bg-brand-deep text-white'
          : `border-b border-line bg-surface ${look === 'line' ? 'border-t-3 border-t-brand' : ''}`
      }
    >
      <div className="page-width flex h-14 items-center gap-6">
        <span
          className={`flex items-center gap-2.5 text-[17px] font-semibold ${solid ? '' : 'text-brand-ink'}`}
        >
          <img src="/favicon.svg" alt="" className="size-8" />
          AI Prompt Library
        </span>
        <nav className="flex h-full items-stretch gap-1 text-[15px] font-medium">
          {LINKS.map((label, index) => (
            <span
              key={label}
              className={`flex items-center px-2.5 ${
                look === 'line'
                  ? index === 0
                    ? 'border-b-3 border-brand-ink text-brand-ink'
                    : 'border-b-3 border-transparent text-ink-soft'
                  : index === 0
                    ? `my-2.5 rounded-lg ${solid ? 'bg-white/15' : 'bg-brand-tint text-brand-ink'}`
                    : `my-2.5 ${solid ? 'text-white/90' : 'text-ink-soft'}`
              }`}
            >
              {label}
            </span>
          ))}
        </nav>
        <span className="ml-auto flex items-center gap-2 text-[15px] font-medium">
          <CircleUser className="size-5" /> Sofia <ChevronDown className="size-4" />
        </span>
      </div>
    </div>
  )
}

const TEXT = [
  'Write a thank-you letter from Signer and role to Donor for Gift and purpose. The relationship so far: Relationship so far. What the gift has made possible, in details I’m allowed to share.',
  'Keep it to one page and under 220 words. It should read like one person writing to another: open with what happened because of the gift, as a concrete scene or fact, not with “On behalf of.” Say thank you plainly, once near the start and once at the end.',
  'Do not state an amount unless it appears above, predict results that haven’t happened, or describe a recipient’s finances, health, or family. Leave out tax language entirely.',
]
const NOTES =
  'Writes a thank-you letter or note for a gift or donation, for fundraising staff, deans, and scholarship recipients. Get permission before naming or describing a student.'

function DialogDirection({ look }: { look: 'solid' | 'tinted' | 'plain' }) {
  const color = 'var(--writing)'
  const actions = (
    <>
      <span className={buttonClass('quiet')}>
        <Share2 className="size-4" /> Share
      </span>
      <span className={buttonClass('secondary')}>
        <Copy className="size-4" /> Copy
      </span>
      <span className={buttonClass()}>Use</span>
    </>
  )
  return (
    <div className="flex max-w-4xl flex-col overflow-hidden rounded-xl border border-line bg-surface shadow-2xl">
      <header
        className={`flex items-start gap-3 px-6 py-4 ${look === 'solid' ? 'bg-[#6a3a9c] text-white' : look === 'tinted' ? 'border-t-3' : 'border-b border-line'}`}
        style={
          look === 'tinted'
            ? { borderColor: color, background: `color-mix(in oklab, ${color} 9%, var(--surface))` }
            : {}
        }
      >
        <div className="flex-1">
          <p
            className="mb-1 flex items-center gap-1.5 text-[13px] font-medium"
            style={look === 'solid' ? {} : { color }}
          >
            <PenLine className="size-4" /> Writing <span className="opacity-80">· Template</span>
          </p>
          <h3 className="text-[22px] leading-tight font-semibold">
            Thank a donor with one true, specific detail
          </h3>
        </div>
        {look === 'plain' && actions}
        <EllipsisVertical className="mt-1 size-5" />
        <X className="mt-1 size-5" />
      </header>
      <div className="grid gap-8 px-6 py-5 lg:grid-cols-[minmax(0,1fr)_15.5rem]">
        <div className="flex flex-col gap-3">
          {TEXT.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <aside className="flex flex-col gap-5 border-l border-line pl-6 text-sm text-ink-soft">
          <section>
            <h4 className="mb-1 font-semibold text-ink">Notes</h4>
            {NOTES}
          </section>
          <section>
            <h4 className="mb-1 font-semibold text-ink">5 fields</h4>
            Signer and role
            <br />
            Donor
            <br />
            Gift and purpose
          </section>
          <section>
            Authored by Prompt Library
            <br />
            Dec 28, 2025 · 1,240 uses
          </section>
        </aside>
      </div>
      {look !== 'plain' && (
        <footer className="flex items-center justify-end gap-2 border-t border-line px-6 py-3">
          <span className="mr-auto inline-flex items-center gap-1.5 text-sm text-ink-soft">
            <ThumbsUp className="size-4" /> 86
          </span>
          {actions}
        </footer>
      )}
    </div>
  )
}

export function Directions() {
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-3 bg-page">
        <HeaderDirection look="line" />
        <HeaderDirection look="pill" />
        <HeaderDirection look="solid" />
      </div>
      <div className="page-width flex flex-col gap-6">
        {[Solid, Tinted, Tile].map((Direction) => (
          <div key={Direction.name} className="grid gap-5 grid-fill-72">
            {CARDS.map((card) => (
              <Direction key={card.title} card={card} />
            ))}
          </div>
        ))}
        <DialogDirection look="solid" />
        <DialogDirection look="tinted" />
        <DialogDirection look="plain" />
      </div>
    </div>
  )
}
