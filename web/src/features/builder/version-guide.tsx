import { VERSION_NAMES } from './version-names.ts'

export function VersionGuide() {
  return (
    <section aria-labelledby="version-guide" className="mt-8 rounded-xl border border-line bg-surface p-5">
      <h3 id="version-guide" className="mb-3 text-lg font-semibold">
        Version Guide
      </h3>
      <dl className="grid gap-x-8 gap-y-4 md:grid-fit-48">
        {GUIDE.map(({ version, text }) => (
          <div key={version}>
            <dt className="font-medium">{VERSION_NAMES[version]}</dt>
            <dd className="mt-0.5 text-sm text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const GUIDE = [
  {
    version: 'basic',
    text: 'Role, goal and task in a few sentences. For a quick question, or for a chat in which you add the rest as you go.',
  },
  {
    version: 'clear',
    text: 'Everything you filled in, in sections for Context, Length, Examples, Audience and Requirements. For work that should come out right the first time, and for prompts that others will use.',
  },
  {
    version: 'enhanced',
    text: 'One of your versions, rewritten to leave less open. It is a suggestion: read it before you use it. Your own versions stay as they are.',
  },
] as const
