// The guide to writing prompts, from writing-content.ts.
import { pages } from '@prompt-library/contract/pages'
import { Link } from 'react-router'
import { CopyablePrompt } from './copyable-prompt.tsx'
import type { GuideContent } from './guide.tsx'
import { LetterExamples, Letters } from './letter-examples.tsx'
import { WRITING_TEMPLATES } from './prompt-templates.ts'
import { Templates } from './templates.tsx'
import { Keyboard, UsePrompt } from './using-sections.tsx'
import { CLEAR, COMMON_MISTAKES, FOLLOW_UPS, FRESH_START, WRITING_INTRO } from './writing-content.ts'

export const USE_ID = 'use-a-prompt'

export const WRITING_GUIDE: GuideContent = {
  intro: WRITING_INTRO,
  sections: [
    {
      id: 'clear',
      title: 'The CLEAR framework',
      content: (
        <>
          <p className="mb-4 reading-width text-pretty">
            Ask yourself five questions before you press Enter. Step 2 of the{' '}
            <Link to={pages.builder.path} className="text-brand-ink underline underline-offset-4">
              Prompt Builder
            </Link>{' '}
            asks the same ones.
          </p>
          <Letters letters={CLEAR} />
          <LetterExamples letters={CLEAR} />
        </>
      ),
    },
    { id: 'templates', title: 'Templates', content: <Templates templates={WRITING_TEMPLATES} /> },
    { id: 'common-mistakes', title: 'Common mistakes', content: <CommonMistakes /> },
    { id: 'check', title: 'Check a prompt', content: <CheckPrompt /> },
    { id: 'second-round', title: 'Improve the answer', content: <FollowUps /> },
    { id: USE_ID, title: 'Use a prompt', content: <UsePrompt /> },
    { id: 'keyboard', title: 'Keyboard shortcuts', content: <Keyboard /> },
  ],
}

function CommonMistakes() {
  return (
    <ul className="grid gap-x-8 gap-y-6 grid-fit-72 print:grid-cols-2">
      {COMMON_MISTAKES.map(({ mistake, example, instead }) => (
        <li key={mistake}>
          <h4 className="text-lg font-semibold">{mistake}</h4>
          <p className="mt-1 text-ink-soft italic">{example}</p>
          <p className="mt-2 text-pretty">
            <strong className="font-semibold text-success">Instead:</strong> {instead}
          </p>
        </li>
      ))}
    </ul>
  )
}

function CheckPrompt() {
  return (
    <div className="flex flex-col gap-4 reading-width text-pretty">
      <p>
        Already have a prompt? Open the{' '}
        <Link to={pages.builder.path} className="text-brand-ink underline underline-offset-4">
          Prompt Builder
        </Link>
        , choose “Improve a prompt you already have,” and paste yours. You’ll see what it covers, what’s
        missing, and why that matters for your task. Each suggestion adds a sentence that you can edit or
        undo.
      </p>
      <p>
        When you submit or edit a prompt, “Check my prompt” below the editor does the same. There’s no score,
        because a short prompt for a small task can be complete. The check runs in your browser and works only
        for English.
      </p>
    </div>
  )
}

function FollowUps() {
  return (
    <>
      <p className="mb-4 reading-width text-pretty">These lines work in any conversation.</p>
      <dl className="space-y-4">
        {FOLLOW_UPS.map(({ when, say }) => (
          <div key={when}>
            <dt className="mb-1 font-semibold">{when}</dt>
            <dd>
              <CopyablePrompt name={when} text={say} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 reading-width text-pretty">{FRESH_START}</p>
    </>
  )
}
