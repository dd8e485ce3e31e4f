import { pages } from '@prompt-library/contract/pages'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { ADMIN_TABS, type AdminTab } from '../../shared/lib/admin-tabs.ts'
import { campus } from '../../shared/lib/campus.ts'
import { PageTitle } from '../../shared/ui/page-title.tsx'
import { Tabs } from '../../shared/ui/tabs.tsx'
import { AnalyticsTab } from './analytics-tab.tsx'
import { AuditTab } from './audit-tab.tsx'
import { DashboardTab } from './dashboard-tab.tsx'
import { PromptsTab } from './prompts-tab.tsx'
import { SettingsTab } from './settings/settings-tab.tsx'
import { UsersTab } from './users-tab.tsx'

const PANELS: Record<AdminTab, ReactNode> = {
  dashboard: <DashboardTab />,
  users: <UsersTab />,
  prompts: <PromptsTab />,
  analytics: <AnalyticsTab />,
  audit: <AuditTab />,
  settings: <SettingsTab />,
}
const TABS = ADMIN_TABS.map((tab) => ({ ...tab, panel: PANELS[tab.value] }))

/** Shown full screen, without the site's header and footer. */
export function AdminPage() {
  const [search, setSearch] = useSearchParams()
  const tab = ADMIN_TABS.find(({ value }) => value === search.get('tab')) ?? ADMIN_TABS[0]
  return (
    <>
      <PageTitle>{`${tab.label} – ${pages.admin.title}`}</PageTitle>
      <header className="mb-3 flex flex-wrap items-center justify-between gap-x-4">
        <div className="flex items-center gap-2.5">
          <img
            src={campus.logo_url}
            alt=""
            width={28}
            height={28}
            className="size-7 object-contain max-[28rem]:hidden"
          />
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
