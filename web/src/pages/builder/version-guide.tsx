// What each version of a built prompt is good for.
import type { BuilderVersion } from '@prompt-library/domain/builder/builder-form'
import { Fold } from '../../shared/ui/fold.tsx'
import { VERSION_NAMES } from './version-names.ts'

export function VersionGuide({ versions }: { versions: readonly BuilderVersion[] }) {
  return (
    <section aria-labelledby="version-guide" className="mt-8 border-t border-line pt-4">
      <Fold summary={<h3 id="version-guide">Version Guide</h3>}>
        <dl className="grid gap-x-8 gap-y-4 md:grid-fit-48">
          {GUIDE.filter(({ version }) => versions.includes(version)).map(({ version, text }) => (
            <div key={version}>
              <dt className="font-medium">{VERSION_NAMES[version]}</dt>
              <dd className="mt-0.5 text-sm text-ink-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </Fold>
    </section>
  )
}

const GUIDE = [
  {
    version: 'basic',
    text: 'Role, goal, and task in a few sentences. Good for a quick question or a chat where you add details as you go.',
  },
  {
    version: 'clear',
    text: 'Everything you filled in, in sections for Context, Length, Examples, Audience, and Requirements. Good for work that should be right the first time and for prompts others will use.',
  },
  { version: 'own', text: 'The prompt you pasted, word for word.' },
  {
    version: 'enhanced',
    text: 'One of your versions, rewritten to be more specific. It’s a suggestion, so read it before you use it. Your own versions don’t change.',
  },
] as const
