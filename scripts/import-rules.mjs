// Which files can import which. `npm run check` checks every import against these tables. docs/architecture.md explains them.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/**
 * Each folder from its ground floor up. A file can import its own room and every floor below, never a floor above, and never
 * another room of its own floor. Rooms are separated by spaces; `pages/*` makes each folder in `pages` a room that isn't on an
 * earlier floor, and `*.ts` all files that aren't named.
 */
export const floors = {
  '.': ['domain', 'contract', 'server web'],
  'server/src': [
    '*.ts',
    'db rich-text',
    'outside',
    'search serve.ts',
    'plugins',
    'development features',
    'seeds',
    'commands app.ts',
    'main.ts',
    'testing',
  ],
  'server/src/features': [
    'audit',
    'settings',
    'session prompts',
    'notifications',
    'authors builder deleted keys revisions saved sharing tags uses',
    'collections feedback reviews',
    'groups imports reports',
    'publishing transfers',
    'admin exports mcp oauth to-do',
    'all-features.ts',
  ],
  'web/src': [
    'shared',
    'entities/*',
    // Other features use them.
    'features/check-prompt features/guard',
    'features/*',
    // Cards and the dialog have it.
    'widgets/prompt-menu',
    'widgets/*',
    'pages/*',
    'app',
    'main.tsx prerender.tsx',
    'testing',
  ],
  'web/src/shared': ['changes', 'background', 'lib', 'ui markdown', 'changes-view editor', 'session'],
}

/** The packages that files can import. The first pattern that matches a file applies; all others can import any. */
export const packages = [
  ['domain/src/**', []],
  ['contract/src/formats/**', ['zod', 'papaparse', 'yaml', 'fflate']],
  ['contract/src/**', ['zod']],
  ['server/src/features/**queries.ts', ['kysely']],
  ['server/src/features/mcp/**', ['fastify', 'zod', '@modelcontextprotocol/server']],
  ['server/src/features/oauth/**', ['fastify', 'zod']],
  ['server/src/features/**', ['fastify']],
  ['server/src/rich-text/**', ['sanitize-html', 'htmlparser2']],
  ['web/src/shared/changes/**', ['diff']],
  ['web/src/shared/background/**', ['comlink']],
  ['web/src/shared/lib/**', ['react', 'react-router', 'zod', '@tanstack/react-query']],
  ['web/src/shared/ui/**', ['react', 'react-dom', '@base-ui/react', 'lucide-react']],
]

/** One sentence for each import that breaks a rule and for each import cycle. Tests can import anything. */
export function brokenRules(root) {
  const graph = new Map(sourceFiles(root).map((file) => [file, importsOf(root, file)]))
  const broken = []
  for (const [file, imports] of graph) {
    if (!roomsOf(file)) broken.push(`${file} is on no floor of scripts/import-rules.mjs`)
    else
      for (const target of imports)
        if (!canImport(file, target)) broken.push(`${file} must not import ${target}`)
  }
  return [...broken, ...importCycles(graph)]
}

function canImport(file, target) {
  if (target.startsWith('npm:')) {
    const [, allowed] = packages.find(([pattern]) => toPattern(pattern).test(file)) ?? []
    return !allowed || allowed.includes(target.slice('npm:'.length))
  }
  const [from, to] = [roomsOf(file), roomsOf(target)]
  if (!to) return false
  // Both have the same rooms up to the folder in which they part.
  const parting = from.findIndex(({ room }, index) => room !== to[index]?.room)
  return parting < 0 || !to[parting] || to[parting].floor < from[parting].floor
}

/** The rooms that a file is in, from the outermost, or undefined if a folder has no room for it. */
function roomsOf(file) {
  const rooms = []
  for (const [folder, rows] of Object.entries(floors)) {
    const path = folder === '.' ? file : file.startsWith(`${folder}/`) && file.slice(folder.length + 1)
    if (!path) continue
    const found = rows.flatMap((row, floor) =>
      row
        .split(' ')
        .map((name) => ({ floor, room: roomIn(name, path) && `${folder}/${roomIn(name, path)}`, name })),
    )
    const matches = found.filter(({ room }) => room)
    const match = matches.find(({ name }) => !name.startsWith('*')) ?? matches[0]
    if (!match) return undefined
    rooms.push(match)
  }
  return rooms
}

/** The room that a path is in, if it's the one with this name. */
function roomIn(name, path) {
  const [first, second] = path.split('/')
  if (name.endsWith('/*'))
    return `${first}/*` === name && second && path.includes(`${second}/`) && `${first}/${second}`
  if (name.includes('/')) return path.startsWith(`${name}/`) && name
  if (name.startsWith('*')) return !path.includes('/') && path.endsWith(name.slice(1)) && name
  return first === name && name
}

/** `**` matches any path. */
function toPattern(glob) {
  return new RegExp(`^${glob.replace(/[.\\+^$()|[\]]/g, '\\$&').replaceAll('**', '.*')}$`)
}

function sourceFiles(root) {
  return ['domain/src', 'contract/src', 'server/src', 'web/src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
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
