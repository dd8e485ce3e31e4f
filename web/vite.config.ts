import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const api = `http://127.0.0.1:${process.env['API_PORT'] ?? '3001'}`

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwind(), compressed(), accessInDevelopment()],
  build: { target: 'es2023', modulePreload: { polyfill: false }, reportCompressedSize: false },
  server: {
    host: '127.0.0.1',
    proxy: { '/session.php': api, '/development-cas': api, '^/api/(?!docs$)': api },
  },
})

/** Writes a .br and a .gz beside each text file, so that the server sends the small one without work of its own. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
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
