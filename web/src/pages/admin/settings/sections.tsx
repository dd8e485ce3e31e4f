// All settings: their sections, their order, names, and explanations.
import { DATA_USES } from '@prompt-library/domain/data-class/data-class'
import { FINDING_KINDS } from '@prompt-library/domain/guard/finding'
import { HOSTED_TOOL_RULES, type HostedToolRule } from '@prompt-library/domain/keys/hosted-tools'
import {
  CAMPUS_NAME_MAX,
  CAMPUS_SHORT_NAME_MAX,
  DELETED_DAYS_MAX,
  FOOTER_LINK_URL_MAX,
  ID_NAME_MAX,
  REVIEW_MONTHS_MAX,
  SITE_TITLE_MAX,
} from '@prompt-library/domain/limits'
import { PUBLISHING_RULES, type PublishingRule, RULE_NAMES } from '@prompt-library/domain/prompts/publishing'
import { countOf } from '@prompt-library/domain/text/count-of'
import { Link } from 'react-router'
import * as z from 'zod/mini'
import { adminTabPath } from '../../../shared/lib/admin-tabs.ts'
import { useSession } from '../../../shared/session/api.ts'
import { type AiTool, aiTools, readAiTools, toAiTools } from './ai-tools.ts'
import { AiTools } from './ai-tools-inputs.tsx'
import { BrandColor } from './brand-color.tsx'
import { DataClassesInput } from './data-classes.tsx'
import { DataTableInput } from './data-table.tsx'
import { FooterLinks } from './footer-links.tsx'
import { formatSynonyms, parseHosts, parseIdMasks, parseSynonyms, readLines } from './list-lines.ts'
import { LogoField } from './logo-field.tsx'
import { AS_IS, type Section } from './setting-field.ts'

/** Below the first part of a section. */
const PART = 'flex flex-col gap-4 border-t border-line pt-2 mt-4'

const RULE_HINTS: Record<PublishingRule, string> = {
  everyone: 'Prompts are public as soon as their author says so.',
  approval:
    'New prompts, and public ones whose title, text, notes, or fields change, wait under Reviews until a curator or admin approves them. No one approves their own, so you need at least two people.',
  curators:
    'Only curators and admins can make prompts public. Other people’s public prompts stay public, and wait for approval if their authors change them.',
}

const HOSTED_TOOL_TEXTS: Record<HostedToolRule, { label: string; hint: string }> = {
  off: { label: 'None', hint: 'AI tools need an API key.' },
  named: {
    label: 'The tools you name',
    hint: 'Users connect them by signing in here and saying yes. Claude and ChatGPT work like this.',
  },
  any: {
    label: 'Any tool',
    hint: 'Users see where a tool is before they connect it. Any site can ask them.',
  },
}

const dataClasses = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    examples: z.string(),
    kinds: z.array(z.enum(FINDING_KINDS)),
    merged: z.array(z.string()),
  }),
)

const dataTableDraft = z.record(
  z.string(),
  z.record(z.string(), z.object({ use: z.enum(DATA_USES), note: z.string() })),
)

/** In the order of the list. The first one is shown without being named in the address. */
export const SECTIONS: readonly [Section, ...Section[]] = [
  {
    path: 'campus',
    title: 'Your campus',
    description:
      'What the library is called here, and how it looks. People see a change when they next open a page.',
    noun: 'campus settings',
    afterSave: { label: 'Reload', run: () => window.location.reload() },
    groups: [
      {
        className: 'grid items-start gap-4 sm:grid-cols-2',
        fields: [
          {
            kind: 'text',
            path: ['campus', 'site_title'],
            label: 'Site title',
            hint: 'In the header, browser tabs, and citations.',
            max: SITE_TITLE_MAX,
          },
          {
            kind: 'text',
            path: ['campus', 'short_name'],
            label: 'Short name',
            hint: ({ campus }) => `As in “${campus.short_name}’s ${campus.site_title}”.`,
            max: CAMPUS_SHORT_NAME_MAX,
          },
          {
            kind: 'text',
            path: ['campus', 'name'],
            label: 'Name of your institution',
            hint: ({ campus }) => `As in “people at ${campus.name}”.`,
            max: CAMPUS_NAME_MAX,
          },
          {
            kind: 'text',
            path: ['campus', 'id_name'],
            label: 'Name of the ID',
            hint: ({ campus }) => `As in “Sign in with your ${campus.id_name}”.`,
            max: ID_NAME_MAX,
          },
        ],
      },
      {
        fields: [
          { kind: 'own', path: ['campus', 'logo'], schema: z.string(), ...AS_IS, Input: LogoField },
          { kind: 'own', path: ['campus', 'color'], schema: z.string(), ...AS_IS, Input: BrandColor },
          {
            kind: 'own',
            path: ['campus', 'links'],
            schema: z.array(z.object({ label: z.string(), url: z.string() })),
            ...AS_IS,
            Input: FooterLinks,
          },
        ],
      },
    ],
  },
  {
    path: 'ai-tools',
    title: 'AI tools',
    description: 'Users can open a prompt in these AI tools, listed in this order.',
    noun: 'AI tools',
    groups: [
      {
        fields: [
          {
            kind: 'own',
            path: ['targets'],
            schema: aiTools,
            toDraft: toAiTools,
            read: (tools: AiTool[]) => readAiTools(tools, window.location.origin),
            Input: AiTools,
          },
        ],
      },
    ],
  },
  {
    path: 'data-and-tools',
    title: 'Data and tools',
    description:
      'Which data each tool can get. Authors choose the most sensitive data people will enter, and their prompt opens only in tools that can get it. Everyone sees the table.',
    noun: 'data settings',
    warning: ({ data_classes: classes }, saved) => {
      const merged = saved.data_classes.filter(({ id }) => classes.some((one) => one.merged.includes(id)))
      if (merged.length === 0) return undefined
      const names = new Intl.ListFormat('en-US').format(merged.map(({ name }) => name))
      return `Prompts for ${names} data will count as the class you chose. You can’t separate them again.`
    },
    groups: [
      {
        legend: 'Classes of data',
        className: PART,
        fields: [
          {
            kind: 'own',
            path: ['data_classes'],
            schema: dataClasses,
            ...AS_IS,
            Input: DataClassesInput,
          },
        ],
      },
      {
        legend: 'Which data in which tool',
        className: PART,
        text: <AiService />,
        fields: [
          { kind: 'own', path: ['data_table'], schema: dataTableDraft, ...AS_IS, Input: DataTableInput },
          {
            kind: 'text',
            path: ['data_policy_url'],
            label: 'Your policy for data and AI tools',
            hint: 'A web address. The table links to it.',
            max: FOOTER_LINK_URL_MAX,
            optional: true,
          },
        ],
      },
      {
        legend: 'Student IDs',
        className: PART,
        text: (
          <p className="text-ink-soft">
            When users save, share, or enhance a prompt or open it in an AI tool, we warn them about IDs that
            look like these.
          </p>
        ),
        fields: [
          {
            kind: 'lines',
            path: ['id_masks'],
            label: 'Patterns',
            hint: (
              <>
                Enter one pattern per line. Use # for any digit. Capitalization doesn’t matter:{' '}
                <code>A########</code> finds A20419375 and a20419375.
              </>
            ),
            box: { rows: 4, dir: 'ltr', autoCapitalize: 'none' },
            toDraft: (masks: string[]) => masks.join('\n'),
            read: readLines(parseIdMasks),
          },
        ],
      },
    ],
  },
  {
    path: 'search',
    title: 'Search',
    description: 'Searching for any word in a group also finds prompts that use the other words.',
    noun: 'search settings',
    groups: [
      {
        fields: [
          {
            kind: 'lines',
            path: ['synonyms'],
            label: 'Synonym groups',
            hint: 'Enter one group per line. Separate words with commas, for example: essay, paper, draft',
            box: { rows: 14 },
            toDraft: formatSynonyms,
            read: readLines(parseSynonyms),
          },
        ],
      },
    ],
  },
  {
    path: 'publishing',
    title: 'Publishing',
    description:
      'Who can make prompts public, and how long a curator’s review counts. Public prompts stay public when you change this. What a curator made private always needs approval.',
    noun: 'publishing settings',
    groups: [
      {
        text: (
          <p>
            Admins make people curators under{' '}
            <Link to={adminTabPath('users')} className="text-brand-ink underline underline-offset-4">
              User Management
            </Link>
            .
          </p>
        ),
        fields: [
          {
            kind: 'choice',
            path: ['publishing'],
            label: 'Who can publish',
            choices: PUBLISHING_RULES.map((value) => ({
              value,
              label: RULE_NAMES[value],
              hint: RULE_HINTS[value],
            })),
          },
          {
            kind: 'number',
            path: ['review_months'],
            label: 'Months until a review expires',
            hint: 'When a review expires, its prompt stays public but loses the badge. Changes apply to new reviews.',
            max: REVIEW_MONTHS_MAX,
          },
        ],
      },
    ],
  },
  {
    path: 'prompts',
    title: 'After use and deletion',
    description: 'What people are asked after they use a prompt, and how long deleted prompts are kept.',
    noun: 'settings',
    warning: ({ deleted_days: days }, saved) =>
      days < saved.deleted_days
        ? `Prompts deleted more than ${countOf(days, 'day')} ago will be gone for good within an hour. You can’t undo this.`
        : undefined,
    groups: [
      {
        fields: [
          {
            kind: 'checkbox',
            path: ['feedback'],
            label: 'Ask “Did it work?”',
            hint: 'After using a prompt, people can say whether it worked and in which AI tool. If you turn it off, no one is asked, and earlier answers are hidden.',
          },
          {
            kind: 'number',
            path: ['deleted_days'],
            label: 'Days to keep deleted prompts',
            hint: 'Until then, their authors can restore them. A change also applies to prompts that are already deleted.',
            max: DELETED_DAYS_MAX,
          },
        ],
      },
    ],
  },
  {
    path: 'connections',
    title: 'Connections',
    description:
      'Programs and AI tools can read prompts and save private ones as the user who connects them. They can’t publish or share, whatever the user’s role.',
    noun: 'connection settings',
    groups: [
      {
        fields: [
          {
            kind: 'checkbox',
            path: ['api_keys'],
            label: 'Let users create and use API keys',
            hint: 'If you turn this off, no key works until you turn it on again.',
          },
        ],
      },
      {
        fields: [
          {
            kind: 'checkbox',
            path: ['mcp'],
            label: 'Let AI tools connect over MCP',
            hint: 'With a user’s API key, tools that support the Model Context Protocol can find, fill in, and save prompts. What users type there goes to the company behind the tool. Choose which prompts they get under Data and tools.',
          },
        ],
      },
      {
        isShown: ({ mcp }) => mcp,
        fields: [
          {
            kind: 'choice',
            path: ['hosted_tools'],
            label: 'Tools that can connect without a key',
            choices: HOSTED_TOOL_RULES.map((value) => ({ value, ...HOSTED_TOOL_TEXTS[value] })),
          },
        ],
      },
      {
        isShown: ({ mcp, hosted_tools }) => mcp && hosted_tools === 'named',
        fields: [
          {
            kind: 'lines',
            path: ['hosted_tool_hosts'],
            label: 'Tools',
            hint: 'Enter one host per line, such as claude.ai. A tool that’s no longer here stops working within an hour.',
            box: { rows: 4, dir: 'ltr', autoCapitalize: 'none' },
            toDraft: (hosts: string[]) => hosts.join('\n'),
            read: readLines(parseHosts),
          },
        ],
      },
    ],
  },
]

/** What the AI service is, and which one is in use. */
function AiService() {
  const ai = useSession()?.ai
  return (
    <p className="text-ink-soft wrap-anywhere">
      The AI service enhances prompts in the Prompt Builder.{' '}
      {ai === 'built-in' ? BUILT_IN : ai && `In use: ${ai}.`}
    </p>
  )
}

const BUILT_IN =
  'None is connected. The built-in enhancer runs on this server, so it gets all data, whatever you choose.'
