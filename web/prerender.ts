// Draws the open pages as they are before the app runs, and prints them for the build (vite.config.ts). Node runs the
// modules of the app here, with just enough of a browser for them to load.
import react from '@vitejs/plugin-react'
import { createServer } from 'vite'

Object.assign(globalThis, {
  document: { documentElement: { dataset: {} }, querySelectorAll: () => [] },
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
// not before it is written; queries that nobody waits for would keep this going for minutes
process.stdout.write(text, () => process.exit())
