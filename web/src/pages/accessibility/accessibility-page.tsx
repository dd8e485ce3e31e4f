// The accessibility statement, from accessibility.json.
import { pages } from '@prompt-library/contract/pages'
import { promptDate } from '@prompt-library/domain/prompts/prompt-date'
import type { ReactNode } from 'react'
import { withCampusWords } from '../../shared/lib/campus.ts'
import { useSession } from '../../shared/session/api.ts'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import texts from './accessibility.json' with { type: 'json' }

const STATEMENT = withCampusWords(texts)

export function AccessibilityPage() {
  const { intro, sections, contact, reviewed } = STATEMENT
  const email = useSession()?.support_email
  return (
    <article className="column-width">
      <PageHeading title={pages.accessibility.title}>{intro}</PageHeading>
      {sections.map(({ title, text, points }) => (
        <Section key={title} title={title} text={text}>
          <ul className="mt-3 flex reading-width list-disc flex-col gap-2 pl-5 marker:text-brand-ink">
            {points.map((point) => (
              <li key={point} className="text-pretty">
                {point}
              </li>
            ))}
          </ul>
        </Section>
      ))}
      <Section title={contact.title} text={contact.text}>
        {email && (
          <p className="mt-4">
            Email{' '}
            <a href={`mailto:${email}`} className="text-brand-ink underline underline-offset-4">
              {email}
            </a>
            .
          </p>
        )}
      </Section>
      <p className="mt-12 border-t border-line pt-4 text-sm text-ink-soft">
        Last reviewed on <time dateTime={reviewed}>{promptDate(reviewed, 'UTC')}</time>.
      </p>
    </article>
  )
}

function Section({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="mt-10">
      <h2 className="text-2xl font-semibold tracking-tight text-balance">{title}</h2>
      <p className="mt-2 reading-width text-pretty">{text}</p>
      {children}
    </section>
  )
}
