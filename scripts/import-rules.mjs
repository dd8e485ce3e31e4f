// Who may import whom. `npm run check` holds every import of the project against this table, so that nobody has to
// remember it; docs/architecture.md explains it.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/**
 * The first row whose `room` fits a file is its rule. `may` lists what it can import: rooms as path patterns, packages
 * as `npm:name`. Tests may import anything.
 */
export const rules = [
  { room: 'domain/src/**', may: ['domain/src/**'] },
  { room: 'contract/src/**', may: ['contract/src/**', 'domain/src/**', 'npm:zod'] },

  { room: 'server/src/main.ts', may: ['server/src/**'] },
  { room: 'server/src/app.ts', may: ['server/src/**', 'contract/src/**', 'domain/src/**', 'npm:**'] },
  { room: 'server/src/testing/**', may: ['server/src/**', 'contract/src/**', 'domain/src/**', 'npm:**'] },
  {
    room: 'server/src/features/{name}/*queries.ts',
    may: [
      'server/src/features/{name}/*queries.ts',
      'server/src/outside/cas-person.ts',
      'server/src/db/database.ts',
      'server/src/db/schema.ts',
      'server/src/db/like-pattern.ts',
      'server/src/search/index-prompts.ts',
      'contract/src/**',
      'domain/src/**',
      'npm:kysely',
    ],
  },
  {
    room: 'server/src/features/{name}/**',
    // what one feature may use of another is named here, file by file
    may: [
      'server/src/features/prompts/authorise.ts',
      'server/src/features/prompts/queries.ts',
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
      'server/src/plugins/within.ts',
      'server/src/plugins/idempotency.ts',
      'contract/src/**',
      'domain/src/**',
      'npm:fastify',
    ],
  },
  {
    room: 'server/src/db/**',
    may: [
      'server/src/db/**',
      'server/src/development/people.ts',
      'server/src/rich-text/**',
      'server/src/search/index-prompts.ts',
      'server/src/config.ts',
      'server/src/start-error.ts',
      'domain/src/**',
      'npm:**',
    ],
  },
  {
    room: 'server/src/search/**',
    may: [
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
    room: 'server/src/rich-text/**',
    may: ['server/src/rich-text/**', 'domain/src/**', 'npm:sanitize-html', 'npm:htmlparser2'],
  },
  {
    room: 'server/src/outside/ai/**',
    may: [
      'server/src/outside/ai/**',
      'server/src/outside/enhancer.ts',
      'domain/src/**',
      'npm:ai',
      'npm:@ai-sdk/anthropic',
      'npm:@ai-sdk/openai-compatible',
      'npm:jsonrepair',
    ],
  },
  { room: 'server/src/outside/**', may: ['server/src/outside/**', 'domain/src/**', 'npm:saxes'] },
  {
    room: 'server/src/development/**',
    may: [
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
    room: 'server/src/plugins/**',
    may: [
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
    room: 'server/src/commands/**',
    may: [
      'server/src/commands/**',
      'server/src/outside/cas-person.ts',
      'server/src/db/**',
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
    room: 'server/src/*.ts',
    may: [
      'server/src/*.ts',
      'server/src/outside/cas-person.ts',
      'contract/src/**',
      'domain/src/**',
      'npm:**',
    ],
  },

  {
    room: 'web/src/ui/**',
    may: [
      'web/src/ui/**',
      'domain/src/**',
      'npm:react',
      'npm:react-dom',
      'npm:@base-ui/react',
      'npm:lucide-react',
    ],
  },
  {
    room: 'web/src/lib/**',
    may: [
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
    room: 'web/src/features/{name}/**',
    // what one feature may use of another is named here, file by file
    may: [
      'web/src/features/session/api.ts',
      'web/src/features/session/ask-to-sign-in.ts',
      'web/src/features/notifications/api.ts',
      'web/src/features/sharing/api.ts',
      'web/src/features/sharing/share-dialog.tsx',
      'web/src/features/prompts/api.ts',
      'web/src/features/prompts/prompt-cache.ts',
      'web/src/features/prompts/prefill.ts',
      'web/src/features/prompts/copy-prompt.ts',
      'web/src/features/prompts/count-use.ts',
      'web/src/features/prompts/open-prompt.ts',
      'web/src/features/use/use-dialog.tsx',
      'web/src/features/use/field-input.tsx',
      'web/src/features/builder/open-in-builder.tsx',
      'web/src/features/settings/settings-tab.tsx',
      'web/src/features/{name}/**',
      'web/src/ui/**',
      'web/src/lib/**',
      'web/src/editor/**',
      'contract/src/**',
      'domain/src/**',
      'npm:**',
    ],
  },
  {
    room: 'web/src/editor/**',
    may: ['web/src/editor/**', 'web/src/ui/**', 'domain/src/**', 'npm:**'],
  },
  { room: 'web/src/{app,gallery}/**', may: ['web/src/**', 'contract/src/**', 'domain/src/**', 'npm:**'] },
  { room: 'web/src/{main,prerender}.tsx', may: ['web/src/**', 'contract/src/**', 'npm:**'] },
]

/** Every import that breaks a rule, and every circle of imports, each as a sentence. */
export function brokenRules(root) {
  const graph = new Map(sourceFiles(root).map((file) => [file, importsOf(root, file)]))
  const broken = []
  for (const [file, imports] of graph) {
    const rule = ruleFor(file)
    if (!rule) {
      broken.push(`${file} stands in no room of scripts/import-rules.mjs`)
      continue
    }
    for (const target of imports) {
      if (!rule.some((pattern) => pattern.test(target))) broken.push(`${file} may not import ${target}`)
    }
  }
  return [...broken, ...circles(graph)]
}

function ruleFor(file) {
  if (/\.test\.tsx?$/.test(file)) return [/^/]
  for (const { room, may } of rules) {
    const name = toPattern(room).exec(file)?.groups?.name
    if (toPattern(room).test(file))
      return may.map((pattern) => toPattern(pattern.replace('{name}', name ?? '{name}')))
  }
}

/** `**` any path, `*` any name, `{name}` one folder that is remembered, `{a,b}` one of these. */
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

function circles(graph) {
  const found = []
  const done = new Set()
  const visit = (file, path) => {
    if (path.includes(file))
      return found.push(`imports run in a circle: ${[...path.slice(path.indexOf(file)), file].join(' → ')}`)
    if (done.has(file)) return undefined
    for (const target of graph.get(file) ?? []) if (graph.has(target)) visit(target, [...path, file])
    return done.add(file)
  }
  for (const file of graph.keys()) visit(file, [])
  return found
}
