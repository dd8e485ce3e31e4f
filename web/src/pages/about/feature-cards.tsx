import { ArrowRight, BookOpen, FolderHeart, Hammer, LibraryBig, type LucideIcon } from 'lucide-react'
import { Link } from 'react-router'
import { FEATURES } from './about-content.ts'

const ICONS: Record<(typeof FEATURES)[number]['id'], LucideIcon> = {
  browse: LibraryBig,
  build: Hammer,
  manage: FolderHeart,
  learn: BookOpen,
}

export function FeatureCards({ figure }: { figure: string | undefined }) {
  return (
    <section aria-labelledby="features">
      <h2 id="features" className="text-2xl font-semibold tracking-tight">
        What you can do here
      </h2>
      <ul className="mt-6 grid gap-4 sm:grid-fit-80 xl:grid-fit-64">
        {FEATURES.map(({ id, to, title, text }) => {
          const Icon = ICONS[id]
          return (
            // The link's ::after covers the whole card, so all of it is clickable.
            <li
              key={id}
              className="group relative flex flex-col rounded-xl border border-line bg-surface p-5 transition-colors duration-150 hover:border-brand-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand-ink"
            >
              <span aria-hidden className="flex items-center justify-between text-brand-ink">
                <Icon className="size-7" strokeWidth={1.5} />
                <ArrowRight className="size-5 transition-transform duration-150 group-hover:translate-x-1 print:hidden" />
              </span>
              <h3 className="mt-3 text-lg font-semibold">
                <Link
                  to={to}
                  className="inline-block outline-none after:absolute after:inset-0 after:rounded-xl"
                >
                  {title}
                </Link>
              </h3>
              <p className="mt-1 text-pretty text-ink-soft">{text(figure)}</p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
