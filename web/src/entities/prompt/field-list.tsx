import type { Field } from '@prompt-library/domain/fields/field'
import { countOf, groupedCount } from '@prompt-library/domain/text/count-of'
import { TYPE_NAMES } from './field-type-names.ts'

/** The Use form lists them all. */
const FIELDS_SHOWN_MAX = 12

/** What there is to fill in, at a glance. */
export function FieldList({ fields }: { fields: readonly Field[] }) {
  if (fields.length === 0) return null
  const more = fields.length - FIELDS_SHOWN_MAX
  return (
    <section>
      <h3 className="mb-1 text-base font-semibold">{countOf(fields.length, 'field')}</h3>
      <ul className="flex flex-col gap-1 text-ink-soft">
        {fields.slice(0, FIELDS_SHOWN_MAX).map(({ name, label, type, required }) => (
          <li key={name} className="flex flex-wrap justify-between gap-x-3">
            <span className="min-w-0 text-ink" dir="auto">
              {label}
            </span>
            <span>
              {TYPE_NAMES[type]}
              {required && ', required'}
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-1 text-ink-soft">And {groupedCount(more)} more</p>}
    </section>
  )
}
