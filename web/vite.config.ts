import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { type ConfigEnv, defineConfig, type Plugin, type Rollup } from 'vite'

const api = `http://127.0.0.1:${process.env['API_PORT'] ?? '3001'}`

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwind(), compressed(), prerendered(), pictureFirst(), accessInDevelopment()],
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      // what every visit loads, in one file: left alone, it would come in forty small ones
      output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/session.php': api, '/development-cas': api, '^/api/(?!docs$)': api },
  },
})

/** The gallery is built too, for the journeys, and needs neither. */
function forVisitors(_config: unknown, { command, mode }: ConfigEnv): boolean {
  return command === 'build' && mode === 'production'
}

/** Writes a .br and a .gz beside each text file, so that the server sends the small one without work of its own. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: forVisitors,
    writeBundle({ dir = 'dist' }) {
      for (const file of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(js|css|svg|json|webmanifest|txt)$/.test(file)) continue
        const content = readFileSync(join(dir, file))
        writeFileSync(join(dir, `${file}.br`), brotliCompressSync(content))
        writeFileSync(join(dir, `${file}.gz`), gzipSync(content, { level: 9 }))
      }
    },
  }
}

/** What a page shows before the app runs needs the styles alone: the scripts leave them the line. */
function pictureFirst(): Plugin {
  return {
    name: 'picture-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace('<script type="module"', '<script type="module" fetchpriority="low"'),
    },
  }
}

/**
 * Writes what each open page shows before the app runs, and which files it needs beyond those of every page, for the
 * server to put into the page.
 */
function prerendered(): Plugin {
  return {
    name: 'prerendered',
    apply: forVisitors,
    writeBundle({ dir = 'dist' }, bundle) {
      const program = join(import.meta.dirname, 'prerender.ts')
      const env = { ...process.env, NODE_ENV: 'production' }
      const drawn: Record<string, string> = JSON.parse(
        execFileSync(process.execPath, [program], { env, encoding: 'utf8', maxBuffer: 10_000_000 }),
      )
      const pages = Object.entries(drawn).map(([name, html]) => [
        name,
        { html, files: filesOf(name, bundle) },
      ])
      writeFileSync(join(dir, 'prerendered.json'), JSON.stringify(Object.fromEntries(pages)))
    },
  }
}

/** The files of the page `apiDocs` are those of the module `api-docs-page.tsx`; one that is always loaded has none. */
function filesOf(name: string, bundle: Rollup.OutputBundle): string[] {
  const module = `/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-page.tsx`
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const withImports = (file: string): string[] => [
    file,
    ...(chunks.find(({ fileName }) => fileName === file)?.imports.flatMap(withImports) ?? []),
  ]
  const page = chunks.find((chunk) => chunk.isDynamicEntry && chunk.facadeModuleId?.endsWith(module))
  const always = new Set(
    chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName }) => withImports(fileName)),
  )
  return page ? [...new Set(withImports(page.fileName))].filter((file) => !always.has(file)) : []
}

/** The server writes ACCESS into the page; under `npm run dev` the page does not come from the server. */
function accessInDevelopment(): Plugin {
  return {
    name: 'access-in-development',
    apply: 'serve',
    transformIndexHtml: (html) =>
      process.env['ACCESS'] === 'members'
        ? html.replace('data-access="open"', 'data-access="members"')
        : html,
  }
}
