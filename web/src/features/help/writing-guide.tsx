import { pages } from '@prompt-library/contract/pages'
import { Link } from 'react-router'
import { CopyablePrompt } from './copyable-prompt.tsx'
import type { GuideContent } from './guide.tsx'
import { LetterExamples, Letters } from './letter-examples.tsx'
import { WRITING_TEMPLATES } from './prompt-templates.ts'
import { Templates } from './templates.tsx'
import { CLEAR, COMMON_MISTAKES, FOLLOW_UPS, FRESH_START, WRITING_INTRO } from './writing-content.ts'

export const WRITING_GUIDE: GuideContent = {
  intro: WRITING_INTRO,
  sections: [
    {
      id: 'clear',
      title: 'The CLEAR framework',
      content: (
        <>
          <p className="mb-5 max-w-prose text-pretty">
            Ask yourself five questions before you press Enter. You rarely need long answers to all of them.
            Step 2 of the{' '}
            <Link to={pages.builder.path} className="text-brand-ink underline underline-offset-4">
              Prompt Builder
            </Link>{' '}
            asks the same ones.
          </p>
          <Letters letters={CLEAR} />
        </>
      ),
    },
    {
      id: 'clear-examples',
      title: 'Weak and strong examples',
      content: <LetterExamples letters={CLEAR} />,
    },
    { id: 'templates', title: 'Templates', content: <Templates templates={WRITING_TEMPLATES} /> },
    { id: 'common-mistakes', title: 'Common mistakes', content: <CommonMistakes /> },
    { id: 'second-round', title: 'When the first answer isn’t good enough', content: <FollowUps /> },
  ],
}

function CommonMistakes() {
  return (
    <ul className="grid gap-4 grid-fit-76 print:grid-cols-2">
      {COMMON_MISTAKES.map(({ mistake, example, instead }) => (
        <li key={mistake} className="rounded-xl border border-line bg-surface p-5">
          <h4 className="font-semibold">{mistake}</h4>
          <p className="mt-1 text-ink-soft italic">{example}</p>
          <p className="mt-3">
            <strong className="font-semibold text-success">Instead:</strong> {instead}
          </p>
        </li>
      ))}
    </ul>
  )
}

function FollowUps() {
  return (
    <>
      <p className="mb-5 max-w-prose text-pretty">
        The first answer shows what your prompt left open. These lines work in any conversation.
      </p>
      <dl className="space-y-5">
        {FOLLOW_UPS.map(({ when, say }) => (
          <div key={when}>
            <dt className="mb-1.5 font-semibold">{when}</dt>
            <dd>
              <CopyablePrompt name={when} text={say} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 max-w-prose text-pretty">{FRESH_START}</p>
    </>
  )
}
