import { pages } from '@prompt-library/contract/pages'
import { ArrowLeft } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { PageTitle } from '../../ui/page-title.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { SettingsTab } from '../settings/settings-tab.tsx'
import { AnalyticsTab } from './analytics-tab.tsx'
import { AuditTab } from './audit-tab.tsx'
import { DashboardTab } from './dashboard-tab.tsx'
import { PromptsTab } from './prompts-tab.tsx'
import { UsersTab } from './users-tab.tsx'

const TABS = [
  { value: 'dashboard', label: 'Dashboard', panel: <DashboardTab /> },
  { value: 'users', label: 'User Management', panel: <UsersTab /> },
  { value: 'prompts', label: 'Prompt Management', panel: <PromptsTab /> },
  { value: 'analytics', label: 'AI Builder Analytics', panel: <AnalyticsTab /> },
  { value: 'audit', label: 'Audit Log', panel: <AuditTab /> },
  { value: 'settings', label: 'Settings', panel: <SettingsTab /> },
] as const

/** Shown full screen, without the site's header and footer. */
export function AdminPage() {
  const [search, setSearch] = useSearchParams()
  const tab = TABS.find(({ value }) => value === search.get('tab')) ?? TABS[0]
  return (
    <>
      <PageTitle>{`${tab.label} – ${pages.admin.title}`}</PageTitle>
      <header className="mb-3 flex flex-wrap items-center justify-between gap-x-4">
        <div className="flex items-center gap-2.5">
          <img src="/favicon.svg" alt="" width={28} height={28} className="size-7 max-[28rem]:hidden" />
          <h1 className="text-lg font-semibold tracking-tight sm:text-2xl">{pages.admin.title}</h1>
        </div>
        <Link
          to={pages.library.path}
          className="inline-flex items-center gap-1.5 rounded-md py-1 text-sm font-medium text-brand-ink underline-offset-4 hover:underline"
        >
          <ArrowLeft aria-hidden className="size-4" />
          Back to Main Site
        </Link>
      </header>
      <Tabs
        label={pages.admin.title}
        value={tab.value}
        onChange={(next) => setSearch(next === 'dashboard' ? {} : { tab: next })}
        tabs={TABS}
      />
    </>
  )
}
