// Prerenders the public pages and prints them for the build (vite.config.ts). The app's modules run in Node here, with
// just enough of a browser stubbed for them to load.
import { PLACEHOLDERS } from '@prompt-library/domain/campus-placeholders'
import react from '@vitejs/plugin-react'
import { createServer } from 'vite'

Object.assign(globalThis, {
  document: {
    documentElement: { dataset: { campus: JSON.stringify(PLACEHOLDERS) } },
    querySelectorAll: () => [],
  },
  localStorage: { getItem: () => null },
  matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
  window: { addEventListener: () => undefined, location: { host: '' } },
})

const server = await createServer({
  root: import.meta.dirname,
  configFile: false,
  mode: 'production',
  logLevel: 'warn',
  plugins: [react()],
  appType: 'custom',
  server: { middlewareMode: true, ws: false },
})
const { prerenderPages } = await server.ssrLoadModule('/src/prerender.tsx')
const text = JSON.stringify(await prerenderPages())
await server.close()
// Exit once the output is flushed. Pending queries would keep the process running for minutes.
process.stdout.write(text, () => process.exit())
