import { Copyright, type LucideIcon, Quote, ShieldCheck } from 'lucide-react'
import { Link } from 'react-router'
import { RESPONSIBLE_USE, RESPONSIBLE_USE_INTRO } from './about-content.ts'

const ICONS: Record<(typeof RESPONSIBLE_USE)[number]['id'], LucideIcon> = {
  copyright: Copyright,
  privacy: ShieldCheck,
  citation: Quote,
}

export function ResponsibleUse() {
  return (
    <section aria-labelledby="responsible-use">
      <h2 id="responsible-use" className="text-2xl font-semibold tracking-tight">
        Responsible use
      </h2>
      <p className="mt-2 reading-width text-pretty break-after-avoid text-ink-soft">
        {RESPONSIBLE_USE_INTRO}
      </p>
      <div className="mt-6 grid gap-4 lg:grid-fit-68 print:grid-cols-3">
        {RESPONSIBLE_USE.map(({ id, title, points, link }) => {
          const Icon = ICONS[id]
          return (
            <section
              key={id}
              aria-labelledby={id}
              className="flex flex-col rounded-xl border border-line bg-surface p-5 break-inside-avoid"
            >
              <h3 id={id} className="flex items-center gap-3 text-lg font-semibold">
                <Icon aria-hidden className="size-6 text-brand-ink" strokeWidth={1.75} />
                {title}
              </h3>
              <ul className="mt-3 mb-4 flex list-disc print:mb-0 flex-col gap-2 pl-5 text-ink-soft marker:text-brand-ink">
                {points.map((point) => (
                  <li key={point} className="text-pretty">
                    {point}
                  </li>
                ))}
              </ul>
              <Link
                to={link.to}
                className="mt-auto self-start text-brand-ink underline underline-offset-4 print:hidden"
              >
                {link.label}
              </Link>
            </section>
          )
        })}
      </div>
    </section>
  )
}
