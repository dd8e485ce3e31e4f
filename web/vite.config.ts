import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rollup } from 'vite'

/** Files with what pages and dialogs share. */
const SHARED = ['controls', 'parts']

const api = `http://127.0.0.1:${process.env['API_PORT'] ?? '3001'}`

// In production, the server writes ACCESS into the page.
const isMembersOnly = process.env['NODE_ENV'] !== 'production' && process.env['ACCESS'] === 'members'
process.env['VITE_ACCESS'] = isMembersOnly ? 'members' : 'open'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwind(), compress(), prerender(), deprioritizeScripts()],
  build: {
    target: 'es2023',
    // Parts are loaded while the browser is idle.
    modulePreload: false,
    reportCompressedSize: false,
    // The largest file is the worker of the data guard and prompt strength, which loads in the background.
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      checks: { pluginTimings: false },
      // Otherwise, the first load would export each shared constant to the other files.
      optimization: { inlineConst: { mode: 'all', pass: 1 } },
      // One file for what every visit loads, one for what follows at once, and two for what pages and dialogs share: controls,
      // and the rest. Without them, the build has 110 more files, most of them under 1 kB, and a prompt's dialog needs 43.
      output: {
        // Has Chromium compile the first file and the shared ones as a whole while they load, on another thread. Otherwise it
        // compiles each function when it's first called, while the page is rendered.
        postBanner: ({ isEntry, name }) =>
          isEntry || SHARED.includes(name) ? '//# allFunctionsCalledOnLoad' : '',
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'] },
            // With everything it needs. Otherwise, one icon for it would load all controls before the first cards show.
            { name: 'second', test: /\/(toaster|shortcuts|data-class-badge)\.tsx$/ },
            {
              name: 'controls',
              test: /node_modules|shared\/(ui|lib|session)/,
              maxModuleSize: 100_000,
              minShareCount: 2,
            },
            { name: 'parts', test: /\/(web|domain|contract)\/src\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: {
      '^/(session.php|development-cas|mcp|register|token|revoke|.well-known)': api,
      '^/api/(?!docs$)': api,
    },
  },
})

/** Writes a .br and a .gz next to each text file, so the server doesn't have to compress responses. All cores compress, also while pages are prerendered. */
function compress(): Plugin {
  return {
    name: 'compress',
    apply: 'build',
    async writeBundle({ dir = 'dist' }) {
      // Vite copies it as it is, and every visit waits for it.
      const script = join(dir, 'before-first-paint.js')
      writeFileSync(script, readFileSync(script, 'utf8').replace(/^ *\/\/.*\n|^ +/gm, ''))
      const files = readdirSync(dir, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(js|css|svg|json|webmanifest|txt)$/.test(file))
        .map((file) => join(dir, file))
      await Promise.all(
        files.map(async (file) => {
          const content = readFileSync(file)
          const [br, gz] = await Promise.all([
            promisify(brotliCompress)(content),
            promisify(gzip)(content, { level: 9 }),
          ])
          await writeFile(`${file}.br`, br)
          await writeFile(`${file}.gz`, gz)
        }),
      )
    },
  }
}

/** The prerendered page needs only its styles to paint, so scripts must not compete with them for bandwidth. */
function deprioritizeScripts(): Plugin {
  return {
    name: 'deprioritize-scripts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace('<script type="module"', '<script type="module" fetchpriority="low"'),
    },
  }
}

/**
 * Writes the prerendered HTML of each public page, the extra files it needs, and its first requests. The server inserts them
 * into the page.
 */
function prerender(): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    writeBundle({ dir = 'dist' }, bundle) {
      const program = join(import.meta.dirname, 'prerender.ts')
      const env = { ...process.env, NODE_ENV: 'production' }
      const rendered: Record<string, object> = JSON.parse(
        execFileSync(process.execPath, [program], { env, encoding: 'utf8', maxBuffer: 10_000_000 }),
      )
      const pages = Object.entries(rendered).map(([name, page]) => [
        name,
        { ...page, files: filesOf(name, bundle) },
      ])
      writeFileSync(join(dir, 'prerendered.json'), JSON.stringify(Object.fromEntries(pages)))
    },
  }
}

/** The files of the page's module (`apiDocs` is in `api-docs-page.tsx`) that aren't part of the first load. */
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
