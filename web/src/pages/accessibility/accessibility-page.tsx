// The accessibility statement, from accessibility-content.ts.
import { pages } from '@prompt-library/contract/pages'
import { promptDate } from '@prompt-library/domain/prompts/prompt-date'
import type { ReactNode } from 'react'
import { campus } from '../../shared/lib/campus.ts'
import { useSession } from '../../shared/session/api.ts'
import { PageHeading } from '../../shared/ui/page-heading.tsx'

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

const STATEMENT = {
  intro: `Everyone at ${campus.name} should be able to use the ${campus.site_title} with any device, browser, or assistive technology. We build it to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA.`,
  sections: [
    {
      title: 'Adjust it to your needs',
      text: 'These settings work on every page.',
      points: [
        'Text size: Set it in your browser. The library works with text at 200% and zoomed to 400%.',
        'Colors: Choose the light or dark theme at the bottom of the page. If your system uses forced colors, such as a Windows contrast theme, the library uses them, too.',
        'Motion: If you’ve turned on reduced motion in your system settings, nothing is animated.',
        'Keyboard: Press ?, or select Keyboard shortcuts at the bottom of the page, to see every shortcut. You can turn / and ? off there, for example if you use speech input.',
      ],
    },
    {
      title: 'How we test',
      text: 'These checks are part of the library’s automated tests, which run in Chromium.',
      points: [
        'axe checks every page against WCAG 2.0, 2.1, and 2.2 at levels A and AA, in the light and dark themes. It also checks dialogs, menus, forms with errors, and lists that are loading, empty, or failed to load.',
        'The tests use only the keyboard to sign in and out; find, read, edit, submit, build, and share prompts; disable an account; and use menus, tabs, and the editor toolbar. They check that dialogs take focus, keep it, and return it.',
        'Every page is opened at widths of 320, 390, 768, and 1280 pixels, at 200% text size, and with the text spacing of WCAG 1.4.12. Nothing scrolls sideways or gets cut off. A 320-pixel window shows what a 1280-pixel window shows at 400% zoom.',
        'With forced colors, selected tabs and choices stay marked. With reduced motion, nothing is animated.',
        'All controls are at least 24 by 24 pixels, except links within a sentence.',
        'Every page has its own title, headings in order, and a skip link. Focus moves to the new page when you navigate.',
      ],
    },
    {
      title: 'Known gaps',
      text: 'Automated tests catch only some barriers. These gaps remain or are outside our control:',
      points: [
        'The library hasn’t been evaluated by anyone outside the project or by people who use a screen reader, magnification, or speech input every day.',
        'We haven’t tested Safari or browsers on actual phones and tablets.',
        'Users write the prompts. We show them as structured by their authors and don’t mark prompts in other languages for screen readers.',
        `The sign-in page belongs to ${campus.name}’s sign-in service, not to the library.`,
      ],
    },
  ],
  contact: {
    title: 'Tell us about a barrier',
    text: 'If you can’t read or do something here, tell us the page and, if you like, what assistive technology you use. Also tell us if you need a prompt or guide in another format.',
  },
  reviewed: '2026-11-16',
} as const
