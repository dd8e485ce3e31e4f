import { Copy, FolderOpen, Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Badge } from '../../shared/ui/badge.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { useConfirm } from '../../shared/ui/confirm.tsx'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { Checkbox, Field, Textarea } from '../../shared/ui/field.tsx'
import { Input, Select } from '../../shared/ui/input.tsx'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../../shared/ui/menu.tsx'
import { EmptyState, ErrorState, StaleNotice } from '../../shared/ui/message.tsx'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { Pager } from '../../shared/ui/pager.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { Tabs } from '../../shared/ui/tabs.tsx'
import { toastFailure, toastSuccess } from '../../shared/ui/toast.ts'
import { RichTextDemo } from './rich-text.tsx'

/** The components of ui/ and the editor in all their states, to look at (`npm run dev`, then /gallery.html) and to test. */
export function Gallery() {
  return (
    <main className="page-width py-10">
      <PageHeading title="UI components" />
      <div className="flex flex-col gap-10">
        <Buttons />
        <Section title="Badges">
          <Badge>Public</Badge>
          <Badge look="brand">PromptBuilder</Badge>
        </Section>
        <Fields />
        <Dialogs />
        <Section title="Menu">
          <Menu trigger={<Button look="secondary">More options</Button>} align="start">
            <MenuItem icon={Copy} onClick={() => toastSuccess('Formatted prompt copied to clipboard!')}>
              Copy
            </MenuItem>
            <MenuItem icon={Pencil}>Edit</MenuItem>
            <MenuSeparator />
            <MenuLink href="#top">Back to top</MenuLink>
            <MenuItem disabled>Not available</MenuItem>
          </Menu>
        </Section>
        <TabsDemo />
        <RichTextDemo />
        <Section title="Toasts">
          <Button look="secondary" onClick={() => toastSuccess('Prompt submitted successfully!')}>
            Succeed
          </Button>
          <Button look="secondary" onClick={() => toastSuccess('Prompt updated.')}>
            Update
          </Button>
          <Button look="secondary" onClick={() => toastFailure('Failed to copy prompt.')}>
            Fail
          </Button>
          <Button look="secondary" onClick={() => toastFailure('Something went wrong while voting.')}>
            Refuse
          </Button>
          <Button look="secondary" onClick={() => toastFailure('Failed to share prompt.')}>
            Reject
          </Button>
          {['Remove', 'Clear'].map((name) => (
            <Button
              key={name}
              look="secondary"
              onClick={() =>
                toastSuccess(`${name} done.`, {
                  label: 'Undo',
                  run: () => toastSuccess(`${name} undone.`),
                })
              }
            >
              {name}
            </Button>
          ))}
        </Section>
        <PagerDemo />
        <Section title="Loading">
          <Skeleton className="h-6 w-64" />
        </Section>
        <Section title="Empty">
          <EmptyState icon={FolderOpen} title="No prompts yet">
            Create Your First Prompt
          </EmptyState>
        </Section>
        <Section title="Failed to load">
          <ErrorState
            title="Failed to load prompts."
            detail="The library isn’t available right now."
            onRetry={() => undefined}
          />
        </Section>
        <Section title="Failed to refresh">
          <StaleNotice onRetry={() => undefined} />
        </Section>
      </div>
    </main>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-4 text-xl font-semibold">{title}</h2>
      <div className="flex flex-wrap items-start gap-4">{children}</div>
    </section>
  )
}

function Buttons() {
  const [busy, setBusy] = useState(false)
  return (
    <Section title="Buttons">
      <Button>Primary</Button>
      <Button look="secondary">Secondary</Button>
      <Button look="quiet">Quiet</Button>
      <Button icon={Trash2} look="quietDanger">
        Quiet danger
      </Button>
      <Button icon={Trash2} look="danger">
        Danger
      </Button>
      <span className="flex gap-4 rounded-lg bg-brand p-4">
        <Button look="onColor">On color</Button>
        <Button look="quietOnColor">Quiet on color</Button>
      </span>
      <Button disabled>Disabled</Button>
      <Button size="small" look="secondary">
        Small
      </Button>
      <Button busy={busy && 'Saving...'} onClick={() => setBusy(true)}>
        Save
      </Button>
    </Section>
  )
}

function Fields() {
  const [checked, setChecked] = useState(true)
  return (
    <Section title="Fields">
      <Field label="Prompt Title" required hint="Up to 200 characters.">
        <Input placeholder="Give your prompt a descriptive title" />
      </Field>
      <Field label="Category">
        <Select>
          <option>Research</option>
          <option>Writing</option>
        </Select>
      </Field>
      <Field label="Notes" error="Notes must be 5,000 characters or fewer.">
        <Textarea rows={4} />
      </Field>
      <Checkbox
        label="Chain-of-thought"
        hint="Shows step-by-step reasoning."
        checked={checked}
        onChange={setChecked}
      />
      <Checkbox
        label="Few-shot"
        hint="Add an example first."
        checked={false}
        disabled
        onChange={setChecked}
      />
    </Section>
  )
}

function Dialogs() {
  const [open, setOpen] = useState(false)
  const [reading, setReading] = useState(false)
  const [answer, setAnswer] = useState('not asked')
  const [ask, confirmation] = useConfirm()
  const askFirst = async () => {
    const yes = await ask({
      title: 'Are you sure?',
      text: 'Delete this prompt for good? You can’t undo this.',
      confirm: 'Delete',
      dangerous: true,
    })
    setAnswer(yes ? 'yes' : 'no')
  }
  return (
    <Section title="Dialogs">
      <Button look="secondary" onClick={() => setOpen(true)}>
        Open dialog
      </Button>
      <Button look="secondary" onClick={() => setReading(true)}>
        Open long dialog
      </Button>
      <Button look="secondary" onClick={askFirst}>
        Ask first
      </Button>
      <p role="status">Answer: {answer}</p>
      {confirmation}
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Edit Prompt"
        subtitle="Update your prompt details and content."
        footer={<Button onClick={() => setOpen(false)}>Update Prompt</Button>}
      >
        <form>
          <Field label="Prompt Title">
            <Input />
          </Field>
        </form>
      </Dialog>
      <Dialog
        open={reading}
        onClose={() => setReading(false)}
        width="large"
        title="Turn a broad topic into a question that a semester is long enough to answer"
        above={<Badge>Public</Badge>}
        footer={
          <>
            <Button look="quietDanger" className="mr-auto">
              Delete Prompt
            </Button>
            <Button look="secondary" onClick={() => toastSuccess('Prompt copied.')}>
              Copy
            </Button>
            <Button>Use</Button>
          </>
        }
      >
        {Array.from({ length: 40 }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
          <p key={line} className="mb-3">
            Line {line + 1}. Suggest three narrower questions, and say what each would need.
          </p>
        ))}
      </Dialog>
    </Section>
  )
}

function TabsDemo() {
  const [tab, setTab] = useState<'mine' | 'shared' | 'later'>('mine')
  return (
    <Section title="Tabs">
      <Tabs
        label="Prompts"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'mine', label: 'My Prompts', panel: 'Prompts I wrote' },
          { value: 'shared', label: 'Shared With Me', panel: 'Prompts others shared' },
          { value: 'later', label: 'Later', panel: 'Not visible', unavailable: 'Not available yet.' },
        ]}
      />
    </Section>
  )
}

function PagerDemo() {
  const [page, setPage] = useState(1)
  return (
    <Section title="Pager">
      <Pager page={page} pageCount={1234} onPage={setPage} />
    </Section>
  )
}
