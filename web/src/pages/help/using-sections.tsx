// The sections about using prompts and the keyboard, from using-content.ts.
import type { ReactNode } from 'react'
import { Step } from './step.tsx'
import { KEYS, USE_FACTS, USE_STEPS } from './using-content.ts'

const FACTS = 'divide-y divide-line rounded-xl border border-line bg-surface'
const FACT = 'grid gap-x-6 gap-y-1 px-4 py-3 sm:grid-cols-[10rem_minmax(0,1fr)] sm:px-5'

export function UsePrompt() {
  return (
    <>
      <p className="mb-5 reading-width text-pretty">
        Most prompts have fields for your details, such as <span className="field-chip">Topic</span>. Fill
        them in here, then take the prompt to your AI tool.
      </p>
      <ol>
        {USE_STEPS.map(({ title, text }, index) => (
          <Step key={title} number={index + 1} title={title}>
            <p className="reading-width text-pretty text-ink-soft">{text}</p>
          </Step>
        ))}
      </ol>
      <dl className={`mt-6 ${FACTS}`}>
        {USE_FACTS.map(({ name, text }) => (
          <div key={name} className={FACT}>
            <dt className="font-semibold">{name}</dt>
            <dd className="reading-width text-pretty text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

export function Keyboard() {
  return (
    <>
      <p className="mb-4 reading-width text-pretty">
        Press <Key>?</Key>, or select Keyboard shortcuts at the bottom of the page, to see every shortcut.
        <Key>/</Key> and <Key>?</Key> don’t work while you’re typing, and you can turn them off in that list.
      </p>
      <dl className={FACTS}>
        {KEYS.map(({ keys, action }) => (
          <div key={action} className="flex flex-wrap items-center gap-x-6 px-4 py-2 sm:px-5">
            <dt className="flex w-24 gap-1.5 sm:w-40">
              {keys.map((key) => (
                <Key key={key}>{key}</Key>
              ))}
            </dt>
            <dd className="text-ink-soft">{action}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function Key({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-block min-w-7 rounded-md border border-line-strong bg-sunken px-1.5 py-0.5 text-center font-sans text-sm whitespace-nowrap">
      {children}
    </kbd>
  )
}
