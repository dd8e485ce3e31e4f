// Which files can import which. `npm run check` checks every import against this table. docs/architecture.md explains it.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/**
 * The first rule whose `files` pattern matches a file applies to it. `canImport` lists path patterns, and packages as
 * `npm:name`. Tests can import anything.
 */
export const rules = [
  { files: 'domain/src/**', canImport: ['domain/src/**'] },
  { files: 'contract/src/**', canImport: ['contract/src/**', 'domain/src/**', 'npm:zod'] },

  { files: 'server/src/main.ts', canImport: ['server/src/**'] },
  { files: 'server/src/app.ts', canImport: ['server/src/**', 'contract/src/**', 'domain/src/**', 'npm:**'] },
  {
    files: 'server/src/testing/**',
    canImport: ['server/src/**', 'contract/src/**', 'domain/src/**', 'npm:**'],
  },
  {
    files: 'server/src/features/{name}/*queries.ts',
    canImport: [
      'server/src/features/{name}/*queries.ts',
      'server/src/features/prompts/queries.ts',
      'server/src/features/feedback/queries.ts',
      'server/src/outside/cas-person.ts',
      'server/src/db/database.ts',
      'server/src/db/schema.ts',
      'server/src/db/{is-not-deleted,like-pattern}.ts',
      'server/src/search/{index-prompts,words}.ts',
      'contract/src/**',
      'domain/src/**',
      'npm:kysely',
    ],
  },
  {
    files: 'server/src/features/{name}/**',
    // Files that features can use from other features are listed one by one.
    canImport: [
      'server/src/features/prompts/authorize.ts',
      'server/src/features/prompts/queries.ts',
      'server/src/features/prompts/list.ts',
      'server/src/features/prompts/list-queries.ts',
      'server/src/features/prompts/save-changes.ts',
      'server/src/features/deleted/service.ts',
      'server/src/features/notifications/queries.ts',
      'server/src/features/audit/queries.ts',
      'server/src/features/sharing/queries.ts',
      'server/src/features/settings/settings.ts',
      'server/src/features/{name}/**',
      'server/src/admit.ts',
      'server/src/serve.ts',
      'server/src/errors.ts',
      'server/src/accepts.ts',
      'server/src/etag.ts',
      'server/src/config.ts',
      'server/src/db/database.ts',
      'server/src/rich-text/**',
      'server/src/search/**',
      'server/src/outside/**',
      'server/src/plugins/fair-queue.ts',
      'server/src/plugins/limits.ts',
      'server/src/plugins/with-timeout.ts',
      'server/src/plugins/idempotency.ts',
      'server/src/plugins/stored-text.ts',
      'contract/src/**',
      'domain/src/**',
      'npm:fastify',
    ],
  },
  {
    files: 'server/src/db/**',
    canImport: [
      'server/src/db/**',
      'server/src/config.ts',
      'server/src/start-error.ts',
      'domain/src/**',
      'npm:**',
    ],
  },
  {
    files: 'server/src/seeds/**',
    canImport: [
      'server/src/seeds/**',
      'server/src/{db/database,config}.ts',
      'server/src/development/people.ts',
      'server/src/rich-text/**',
      'server/src/search/index-prompts.ts',
      'domain/src/**',
      'npm:**',
    ],
  },
  {
    files: 'server/src/search/**',
    canImport: [
      'server/src/search/**',
      'server/src/db/database.ts',
      'server/src/db/like-pattern.ts',
      'server/src/errors.ts',
      'server/src/rich-text/plain-text.ts',
      'contract/src/**',
      'domain/src/**',
      'npm:kysely',
    ],
  },
  {
    files: 'server/src/rich-text/**',
    canImport: ['server/src/rich-text/**', 'domain/src/**', 'npm:sanitize-html', 'npm:htmlparser2'],
  },
  {
    files: 'server/src/outside/ai/**',
    canImport: [
      'server/src/outside/ai/**',
      'server/src/outside/enhancer.ts',
      'server/src/outside/worker/run-in-worker.ts',
      'domain/src/**',
      'npm:ai',
      'npm:@ai-sdk/anthropic',
      'npm:@ai-sdk/openai-compatible',
      'npm:jsonrepair',
    ],
  },
  {
    files: 'server/src/outside/**',
    canImport: ['server/src/outside/**', 'server/src/outside/worker/run-in-worker.ts', 'domain/src/**', 'npm:saxes'],
  },
  {
  {
    files: 'server/src/development/**',
    canImport: [
      'server/src/development/**',
      'server/src/outside/cas-person.ts',
      'server/src/config.ts',
      'server/src/errors.ts',
      'server/src/admit.ts',
      'server/src/serve.ts',
      'domain/src/**',
      'npm:fastify',
    ],
  },
  {
    files: 'server/src/plugins/**',
    canImport: [
      'server/src/plugins/**',
      'server/src/outside/enhancer.ts',
      'server/src/start-error.ts',
      'server/src/config.ts',
      'server/src/errors.ts',
      'server/src/accepts.ts',
      'server/src/etag.ts',
      'server/src/db/database.ts',
      'contract/src/**',
      'domain/src/**',
      'npm:**',
    ],
  },
  {
    files: 'server/src/commands/**',
    canImport: [
      'server/src/commands/**',
      'server/src/outside/cas-person.ts',
      'server/src/db/**',
      'server/src/seeds/library-account.ts',
      'server/src/features/{admin,audit,prompts,uses}/*queries.ts',
      'server/src/search/index-prompts.ts',
      'server/src/config.ts',
      'server/src/start-error.ts',
      'contract/src/**',
      'domain/src/**',
      'npm:kysely',
    ],
  },
  {
    files: 'server/src/*.ts',
    canImport: ['server/src/*.ts', 'contract/src/**', 'domain/src/**', 'npm:**'],
  },

  {
    files: 'web/src/ui/**',
    canImport: [
      'web/src/ui/**',
      'web/src/shared/lib/store.ts',
      'domain/src/**',
      'npm:react',
      'npm:react-dom',
      'npm:@base-ui/react',
      'npm:lucide-react',
    ],
  },
  // The worker loads these, so they don't depend on the page.
  { files: 'web/src/lib/changes/**', canImport: ['web/src/lib/changes/**', 'npm:diff'] },
  {
    files: 'web/src/background/**',
    canImport: ['web/src/background/**', 'web/src/lib/changes/**', 'domain/src/**', 'npm:comlink'],
  },
  {
    files: 'web/src/lib/**',
    canImport: [
      'web/src/lib/**',
      'contract/src/**',
      'domain/src/**',
      'npm:react',
      'npm:react-router',
      'npm:zod',
      'npm:@tanstack/react-query',
    ],
  },
  {
    files: 'web/src/features/{name}/**',
    // Files that features can use from other features are listed one by one.
    canImport: [
      'web/src/shared/session/api.ts',
      'web/src/shared/session/ask-to-sign-in.ts',
      'web/src/shared/session/remember-place.ts',
      'web/src/shared/session/sign-in-link.tsx',
      'web/src/shared/session/sign-out.ts',
      'web/src/shared/lib/admin-tabs.ts',
      'web/src/entities/notification/api.ts',
      'web/src/shared/ui/time-ago.tsx',
      'web/src/entities/prompt/shares-api.ts',
      'web/src/features/share/share-dialog.tsx',
      'web/src/entities/person/recipient-box.tsx',
      'web/src/entities/person/recipient-address.ts',
      'web/src/entities/prompt/api.ts',
      'web/src/entities/prompt/optimistic-change.ts',
      'web/src/entities/prompt/prompt-cache.ts',
      'web/src/features/write/prefill.ts',
      'web/src/shared/ui/restored-draft.tsx',
      'web/src/features/use/copy-prompt.ts',
      'web/src/entities/prompt/count-queries.ts',
      'web/src/features/use/count-use.ts',
      'web/src/entities/prompt/open-prompt.ts',
      'web/src/entities/prompt/list-params.ts',
      'web/src/shared/ui/undo-toast.ts',
      'web/src/entities/person/api.ts',
      'web/src/entities/prompt/category-look.ts',
      'web/src/entities/prompt/prompt-notes.tsx',
      'web/src/entities/prompt/prompt-content.tsx',
      'web/src/features/use/copy-button.tsx',
      'web/src/features/prompts/field-{drafts.ts,list.tsx}',
      'web/src/widgets/prompt-list/prompt-card.tsx',
      'web/src/widgets/prompt-dialog/prompt-dialogs.tsx',
      'web/src/features/authors/{api.ts,author-heading.tsx}',
      'web/src/widgets/prompt-list/prompt-row.tsx',
      'web/src/widgets/prompt-list/correction.tsx',
      'web/src/widgets/prompt-list/list-controls.tsx',
      'web/src/entities/prompt/read-prompts.ts',
      'web/src/features/save/save-button.tsx',
      'web/src/features/deleted/**',
      'web/src/features/cite/cite-dialog.tsx',
      'web/src/features/lineage/**',
      'web/src/entities/collection/api.ts',
      'web/src/features/collect/collect-button.tsx',
      'web/src/entities/prompt/ai-tools-api.ts',
      'web/src/features/use/use-dialog.tsx',
      'web/src/pages/library/recent-prompts.tsx',
      'web/src/entities/prompt/field-input.tsx',
      'web/src/features/use/open-as-written.tsx',
      'web/src/features/feedback/{did-it-work,feedback-summary}.tsx',
      'web/src/features/build/open-in-builder.tsx',
      'web/src/pages/admin/settings/settings-tab.tsx',
      'web/src/shared/lib/letter-of-key.ts',
      'web/src/shared/lib/single-keys.ts',
      'web/src/features/guard/**',
      'web/src/features/strength/**',
      'web/src/features/changes/**',
      'web/src/features/history/**',
      'web/src/features/write/tag-field.tsx',
      'web/src/features/write/enter-tags.ts',
      'web/src/features/{name}/**',
      'web/src/shared/background/background.ts',
      'web/src/ui/**',
      'web/src/lib/**',
      'web/src/editor/**',
      'contract/src/**',
      'domain/src/**',
      'npm:**',
    ],
  },
  {
    files: 'web/src/editor/**',
    canImport: ['web/src/editor/**', 'web/src/ui/**', 'domain/src/**', 'npm:**'],
  },
  {
    files: 'web/src/{app,gallery}/**',
    canImport: ['web/src/**', 'contract/src/**', 'domain/src/**', 'npm:**'],
  },
  { files: 'web/src/{main,prerender}.tsx', canImport: ['web/src/**', 'contract/src/**', 'npm:**'] },
]

/** One sentence for each import that breaks a rule and for each import cycle. */
export function brokenRules(root) {
  const graph = new Map(sourceFiles(root).map((file) => [file, importsOf(root, file)]))
  const broken = []
  for (const [file, imports] of graph) {
    const rule = ruleFor(file)
    if (!rule) {
      broken.push(`${file} has no rule in scripts/import-rules.mjs`)
      continue
    }
    for (const target of imports) {
      if (!rule.some((pattern) => pattern.test(target))) broken.push(`${file} must not import ${target}`)
    }
  }
  return [...broken, ...importCycles(graph)]
}

function ruleFor(file) {
  if (/\.test\.tsx?$/.test(file)) return [/^/]
  for (const { files, canImport } of rules) {
    const name = toPattern(files).exec(file)?.groups?.name
    if (toPattern(files).test(file))
      return canImport.map((pattern) => toPattern(pattern.replace('{name}', name ?? '{name}')))
  }
}

/** `**` matches any path, `*` any name, `{name}` one folder (captured), and `{a,b}` either of these. */
function toPattern(glob) {
  const source = glob
    .replace(/[.\\+^$()|[\]]/g, '\\$&')
    .replace('{name}', '(?<name>[^/]+)')
    .replace(/\{([^}]+,[^}]+)\}/g, (_, names) => `(?:${names.replaceAll(',', '|')})`)
    .replace(/\*\*|\*/g, (stars) => (stars === '**' ? '.*' : '[^/]*'))
  return new RegExp(`^${source}$`)
}

function sourceFiles(root) {
  return ['domain/src', 'contract/src', 'server/src', 'web/src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(folder, name)),
  )
}

function importsOf(root, file) {
  const text = readFileSync(join(root, file), 'utf8')
  const found = text.matchAll(
    /(?:^|[\s;])(?:import|export)\b[^'"`;]*?\bfrom\s+'([^']+)'|\bimport\s*\(?\s*'([^']+)'/g,
  )
  return [...found]
    .map((match) => resolveImport(root, file, match[1] ?? match[2]))
    .filter((target) => target !== undefined)
}

function resolveImport(root, file, specifier) {
  if (specifier.startsWith('node:') || specifier.endsWith('.css')) return undefined
  if (specifier.startsWith('.')) return relative(root, join(root, dirname(file), specifier))
  const own = /^@prompt-library\/([^/]+)\/(.+)$/.exec(specifier)
  if (own) {
    const target = join(own[1], 'src', `${own[2]}.ts`)
    return existsSync(join(root, target)) ? target : specifier
  }
  const [scope, name] = specifier.split('/')
  return `npm:${scope.startsWith('@') ? `${scope}/${name}` : scope}`
}

function importCycles(graph) {
  const found = []
  const done = new Set()
  const visit = (file, path) => {
    if (path.includes(file))
      return found.push(`import cycle: ${[...path.slice(path.indexOf(file)), file].join(' → ')}`)
    if (done.has(file)) return undefined
    for (const target of graph.get(file) ?? []) if (graph.has(target)) visit(target, [...path, file])
    return done.add(file)
  }
  for (const file of graph.keys()) visit(file, [])
  return found
}
