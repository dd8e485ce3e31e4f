import { audienceText } from '@prompt-library/domain/prompts/audience-text'
import { groupedCount } from '@prompt-library/domain/text/count-of'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import type { Prompt } from '../../entities/prompt/prompt.ts'
import { sharesQuery } from '../../entities/prompt/shares-api.ts'
import { useMember } from '../../shared/session/api.ts'
import { Checkbox } from '../../shared/ui/field.tsx'

const NAMES_MAX = 5

interface Audience {
  /** How many people the prompt is shared with, including by other users. */
  people: number
  names: string[]
}

/** Who else can see the user's own prompt; no audience until it's known. */
export function usePromptAudience(
  promptId: number,
  { enabled = true } = {},
): { audience?: Audience; failed: boolean } {
  const { data, isError: failed } = useInfiniteQuery({ ...sharesQuery(promptId), enabled })
  const [latest] = data?.pages ?? []
  if (!data || !latest) return { failed }
  const recipients = data.pages.flatMap(({ shares }) => shares.map(({ recipient }) => recipient))
  const byId = new Map(recipients.map(({ id, display_name }) => [id, display_name]))
  return { audience: { people: latest.recipients, names: [...byId.values()].slice(0, NAMES_MAX) }, failed }
}

/** Tells the author of a private prompt who can see it. Renders nothing for anyone else. */
export function PromptAudience({ prompt }: { prompt: Prompt }) {
  const member = useMember()
  const isPrivate = !prompt.is_public && member?.id === prompt.author_id
  const { audience } = usePromptAudience(prompt.id, { enabled: isPrivate })
  // Curators see it, too. What it waits for is said elsewhere.
  if (!isPrivate || (prompt.publishing === 'waiting' && audience?.people === 0)) return null
  return (
    <p className="flex min-h-5 items-start gap-2 text-ink-soft">
      {audience && (
        <>
          <Lock aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span>
            {audienceText(audience.people)}
            {audience.people > 0 && (
              <>
                : <Names {...audience} />
              </>
            )}
          </span>
        </>
      )}
    </p>
  )
}

interface KeepsAccessProps {
  /** Undefined until it's known. */
  audience: Audience | undefined
  failed: boolean
  endShares: boolean
  disabled: boolean
  onChange: (endShares: boolean) => void
}

/** Tells the author who keeps access to a private prompt, and offers to stop sharing. */
export function KeepsAccess({ audience, failed, endShares, disabled, onChange }: KeepsAccessProps) {
  if (audience?.people === 0) return null
  return (
    <div className="mt-3 flex flex-col gap-3 rounded-lg border border-info-line bg-info-tint px-4 py-3 text-info-ink">
      <p>
        {!audience && failed && 'We couldn’t check who this prompt is shared with. '}
        {audience ? <Names {...audience} /> : 'People this prompt is shared with'}
        {endShares ? ' will lose access.' : ' will keep access.'}
      </p>
      <Checkbox
        label="Also stop sharing with them"
        hint={
          endShares
            ? 'Once you save, they can no longer see this prompt.'
            : 'If you don’t, they can still read, clone, and share this prompt.'
        }
        checked={endShares}
        disabled={disabled}
        onChange={onChange}
      />
    </div>
  )
}

function Names({ people, names }: Audience) {
  const more = people - names.length
  const listed = more > 0 ? [...names, `${groupedCount(more)} more`] : names
  return new Intl.ListFormat('en-US').formatToParts(listed).map(({ type, value }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: two people can have the same name
    type === 'element' ? <bdi key={index}>{value}</bdi> : value,
  )
}
