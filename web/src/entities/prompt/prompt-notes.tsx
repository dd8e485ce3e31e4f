/** What the author says about a prompt. Renders nothing if they say nothing. */
export function PromptNotes({ notes }: { notes: string | null | undefined }) {
  if (!notes) return null
  return (
    <section>
      <h3 className="mb-1 text-base font-semibold">Notes</h3>
      <p className="whitespace-pre-wrap text-ink-soft" dir="auto">
        {notes}
      </p>
    </section>
  )
}
