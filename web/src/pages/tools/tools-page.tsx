import { pages } from '@prompt-library/contract/pages'
import type { DataClass, DataRules, DataUse } from '@prompt-library/domain/data-class/data-class'
import { ruleFor } from '@prompt-library/domain/data-class/data-class'
import { siteOf } from '@prompt-library/domain/prompts/targets'
import { useQuery } from '@tanstack/react-query'
import { Ban, Check, type LucideIcon, Printer, TriangleAlert } from 'lucide-react'
import { dataGuardQuery, describeClass, targetsQuery } from '../../entities/prompt/data-classes.ts'
import { campus } from '../../shared/lib/campus.ts'
import { useSession } from '../../shared/session/api.ts'
import { Button } from '../../shared/ui/button.tsx'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { QueryState } from '../../shared/ui/query-state.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'

/** Which data each tool can get, as admins decided. Made to be printed, too. */
export function ToolsPage() {
  const { data: guard, ...guardState } = useQuery(dataGuardQuery)
  const targets = useQuery(targetsQuery)
  const data = guard && targets.data ? { guard, targets: targets.data } : undefined
  const query = {
    data,
    isError: guardState.isError || targets.isError,
    error: guardState.error ?? targets.error,
    isPlaceholderData: false,
    refetch: () => Promise.all([guardState.refetch(), targets.refetch()]),
  }
  const ai = useSession()?.ai
  return (
    <>
      <PageHeading
        title={pages.tools.title}
        actions={
          <Button icon={Printer} look="secondary" className="print:hidden" onClick={() => window.print()}>
            Print
          </Button>
        }
      >
        What you can type or paste into each tool at {campus.name}. “Limited” says how.
      </PageHeading>
      <QueryState
        query={query}
        failed="We couldn’t load the table."
        loading={<Skeleton className="h-96 rounded-xl" />}
      >
        {({ guard: { classes, enhancement, mcp, policy_url }, targets }) => (
          <>
            <Classes classes={classes} />
            <section
              // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a phone
              tabIndex={0}
              aria-label="Table of tools"
              className="overflow-x-auto rounded-xl border border-line bg-surface print:overflow-visible"
            >
              <table className="w-full text-left">
                <thead className="border-b border-line-strong">
                  <tr>
                    <th className={`${TOOL} font-semibold`}>Tool</th>
                    {classes.map(({ id, name }) => (
                      <th
                        key={id}
                        scope="col"
                        className="min-w-20 px-4 py-3 font-semibold wrap-anywhere max-sm:px-1.5"
                      >
                        {name}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody className="divide-y divide-line">
                  {targets.map((target) => (
                    <Row
                      key={target.id}
                      name={target.name}
                      link={siteOf(target)}
                      rules={target.data}
                      {...{ classes }}
                    />
                  ))}
                  <Row name={enhancerName(ai)} rules={enhancement} {...{ classes }} />
                  {mcp && <Row name="Tools connected to this library" rules={mcp} {...{ classes }} />}
                </tbody>
              </table>
            </section>
            {policy_url && (
              <p className="mt-4">
                <a href={policy_url} className="text-brand-ink underline underline-offset-4">
                  The policy of {campus.name} for data and AI tools
                </a>
              </p>
            )}
          </>
        )}
      </QueryState>
    </>
  )
}

function enhancerName(ai: string | undefined): string {
  return ai === undefined || ai === 'built-in'
    ? 'Enhancing a prompt here'
    : `Enhancing a prompt here, by ${ai}`
}

/** What each class is. */
function Classes({ classes }: { classes: readonly DataClass[] }) {
  return (
    <dl className="mb-6 grid reading-width gap-x-4 gap-y-2 sm:grid-cols-[max-content_1fr]">
      {classes.map((one) => (
        <div key={one.id} className="contents">
          <dt className="font-semibold wrap-anywhere">{one.name}</dt>
          <dd className="text-ink-soft wrap-anywhere max-sm:mb-2">{describeClass(one)}</dd>
        </div>
      ))}
    </dl>
  )
}

interface RowProps {
  name: string
  link?: string
  rules: DataRules
  classes: readonly DataClass[]
}

function Row({ name, link, rules, classes }: RowProps) {
  return (
    <tr>
      <th scope="row" className={`${TOOL} font-medium wrap-anywhere`}>
        {link === undefined ? (
          name
        ) : (
          <a href={link} target="_blank" rel="noopener noreferrer" className="underline underline-offset-4">
            {name}
          </a>
        )}
      </th>
      {classes.map(({ id }) => {
        const { use, note } = ruleFor(rules, classes, id)
        const { text, icon: Icon, look } = USES[use]
        return (
          <td key={id} className="px-4 py-3 align-top max-sm:px-1.5">
            <span
              className={`inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 font-medium max-sm:gap-1 max-sm:px-1.5 ${look}`}
            >
              <Icon aria-hidden className="size-4 shrink-0" />
              {text}
            </span>
            {note && <span className="mt-1 block text-sm wrap-anywhere">{note}</span>}
          </td>
        )
      })}
    </tr>
  )
}

const TOOL = 'sticky left-0 min-w-24 bg-surface px-4 py-3 align-top max-sm:px-2'

const USES: Record<DataUse, { text: string; icon: LucideIcon; look: string }> = {
  fine: { text: 'Fine', icon: Check, look: 'bg-success-tint text-success' },
  limited: { text: 'Limited', icon: TriangleAlert, look: 'bg-info-tint text-info-ink' },
  not: { text: 'Not', icon: Ban, look: 'bg-danger-tint text-danger-ink' },
}
